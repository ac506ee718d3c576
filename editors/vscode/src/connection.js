// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A process that speaks JSON-RPC with headers on its standard input and output.
'use strict';

const childProcess = require('child_process');

class Connection {
  /**
   * @param {string} program
   * @param {string[]} args
   * @param {{cwd?: string, onNotification: (method: string, params: any) => void,
   *          onRequest: (method: string, params: any) => any,
   *          onEnd: (message: string) => void, trace: (text: string) => void}} options
   */
  constructor(program, args, options) {
    this.options = options;
    /** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
    this.pending = new Map();
    this.nextId = 1;
    this.buffer = Buffer.alloc(0);
    this.isEnded = false;
    this.process = childProcess.spawn(program, args, { cwd: options.cwd });
    this.process.on('error', (error) => this.end(error.message));
    this.process.on('exit', (code, signal) => this.end(`it ended with ${signal || `exit code ${code}`}`));
    this.process.stdin.on('error', () => {});
    this.process.stdout.on('data', (data) => this.take(data));
    this.process.stderr.on('data', (data) => options.trace(String(data)));
  }

  /** @param {string} message */
  end(message) {
    if (this.isEnded) {
      return;
    }
    this.isEnded = true;
    for (const { reject } of this.pending.values()) {
      reject(new Error(message));
    }
    this.pending.clear();
    this.options.onEnd(message);
  }

  /** @param {object} message */
  send(message) {
    if (this.isEnded) {
      return;
    }
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.options.trace(`> ${body}`);
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  /** @param {string} method @param {any} params */
  notify(method, params) {
    this.send({ method, params });
  }

  /**
   * The result of a request; rejected with the error of the server.
   * @param {string} method @param {any} params
   * @param {{onCancellationRequested: Function}} [token]
   * @returns {Promise<any>}
   */
  request(method, params, token) {
    if (this.isEnded) {
      return Promise.reject(new Error('the server does not run'));
    }
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.send({ id, method, params });
      token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    });
  }

  /** Takes bytes of the server. @param {Buffer} data */
  take(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf('\r\n\r\n');
      if (end < 0) {
        return;
      }
      const match = /content-length:\s*(\d+)/i.exec(this.buffer.toString('latin1', 0, end));
      const length = match ? Number(match[1]) : 0;
      const begin = end + 4;
      if (this.buffer.length < begin + length) {
        return;
      }
      const body = this.buffer.toString('utf8', begin, begin + length);
      this.buffer = this.buffer.subarray(begin + length);
      if (match) {
        this.options.trace(`< ${body}`);
        this.handle(JSON.parse(body));
      }
    }
  }

  /** @param {any} message */
  handle(message) {
    if (message.method !== undefined && message.id !== undefined) {
      const result = this.options.onRequest(message.method, message.params);
      this.send({ id: message.id, result: result === undefined ? null : result });
    } else if (message.method !== undefined) {
      this.options.onNotification(message.method, message.params);
    } else {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.error) {
        waiting?.reject(new Error(message.error.message));
      } else {
        waiting?.resolve(message.result);
      }
    }
  }

  /** Ends the server as the protocol says, or by force. */
  async stop() {
    if (this.isEnded) {
      return;
    }
    this.options.onEnd = () => {};
    const timer = setTimeout(() => this.process.kill(), 2000);
    try {
      await this.request('shutdown', null);
      this.notify('exit', null);
    } catch {
      this.process.kill();
    }
    this.process.on('exit', () => clearTimeout(timer));
  }
}

module.exports = { Connection };
