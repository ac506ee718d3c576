# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Descriptors of memrefs: the arrays of numpy as compiled code gets them, without copies."""

import ctypes
from functools import lru_cache

import numpy as np

__all__ = ["as_ctype", "to_numpy", "make_nd_memref_descriptor", "make_zero_d_memref_descriptor",
           "UnrankedMemRefDescriptor", "get_ranked_memref_descriptor", "get_unranked_memref_descriptor",
           "ranked_memref_to_numpy", "unranked_memref_to_numpy", "C64", "C128", "F16", "BF16", "move_aligned_ptr_by_offset"]


class C128(ctypes.Structure):
    _fields_ = [("real", ctypes.c_double), ("imag", ctypes.c_double)]


class C64(ctypes.Structure):
    _fields_ = [("real", ctypes.c_float), ("imag", ctypes.c_float)]


class F16(ctypes.Structure):
    _fields_ = [("f16", ctypes.c_int16)]


class BF16(ctypes.Structure):
    _fields_ = [("bf16", ctypes.c_int16)]


def as_ctype(dtype):
    """The type of ctypes for a type of numpy."""
    special = {np.dtype(np.complex128): C128, np.dtype(np.complex64): C64, np.dtype(np.float16): F16}
    dtype = np.dtype(dtype)
    return special.get(dtype) or np.ctypeslib.as_ctypes_type(dtype)


def to_numpy(array):
    """An array of ctypes structures as one of numbers."""
    special = {C128: np.complex128, C64: np.complex64, F16: np.float16}
    for kind, dtype in special.items():
        if array.dtype == np.dtype(kind):
            return array.view(dtype)
    return array


@lru_cache(maxsize=None)
def make_nd_memref_descriptor(rank, dtype):
    class MemRefDescriptor(ctypes.Structure):
        """A memref of `rank` dimensions; sizes and strides count elements."""

        _fields_ = [("allocated", ctypes.c_longlong), ("aligned", ctypes.POINTER(dtype)),
                    ("offset", ctypes.c_longlong), ("shape", ctypes.c_longlong * rank),
                    ("strides", ctypes.c_longlong * rank)]

    return MemRefDescriptor


@lru_cache(maxsize=None)
def make_zero_d_memref_descriptor(dtype):
    class MemRefDescriptor(ctypes.Structure):
        """A memref without dimensions."""

        _fields_ = [("allocated", ctypes.c_longlong), ("aligned", ctypes.POINTER(dtype)),
                    ("offset", ctypes.c_longlong)]

    return MemRefDescriptor


class UnrankedMemRefDescriptor(ctypes.Structure):
    """A rank and a pointer to the descriptor."""

    _fields_ = [("rank", ctypes.c_longlong), ("descriptor", ctypes.c_void_p)]


def get_ranked_memref_descriptor(nparray):
    """The descriptor of an array, which must outlive it."""
    ctp = as_ctype(nparray.dtype)
    if nparray.ndim == 0:
        descriptor = make_zero_d_memref_descriptor(ctp)()
    else:
        descriptor = make_nd_memref_descriptor(nparray.ndim, ctp)()
        for stride in nparray.strides:
            if stride % nparray.itemsize:
                raise ValueError("the strides of the array are no multiples of its elements")
        descriptor.shape = nparray.ctypes.shape
        descriptor.strides = (ctypes.c_longlong * nparray.ndim)(*[s // nparray.itemsize for s in nparray.strides])
    descriptor.allocated = nparray.ctypes.data
    descriptor.aligned = nparray.ctypes.data_as(ctypes.POINTER(ctp))
    descriptor.offset = 0
    return descriptor


def get_unranked_memref_descriptor(nparray):
    descriptor = UnrankedMemRefDescriptor()
    descriptor.rank = nparray.ndim
    ranked = get_ranked_memref_descriptor(nparray)
    descriptor._ranked = ranked
    descriptor.descriptor = ctypes.cast(ctypes.pointer(ranked), ctypes.c_void_p)
    return descriptor


def move_aligned_ptr_by_offset(aligned, offset):
    """The pointer to the first element."""
    address = ctypes.cast(aligned, ctypes.c_void_p).value + offset * ctypes.sizeof(aligned._type_)
    return ctypes.cast(address, type(aligned))


def ranked_memref_to_numpy(ranked_memref):
    """The array that a pointer to a descriptor stands for, without a copy."""
    descriptor = ranked_memref[0]
    first = move_aligned_ptr_by_offset(descriptor.aligned, descriptor.offset)
    if not hasattr(descriptor, "shape"):
        return to_numpy(np.ctypeslib.as_array(first, shape=[1]))
    shape, strides = list(descriptor.shape), list(descriptor.strides)
    extent = 1 + sum((size - 1) * stride for size, stride in zip(shape, strides)) if all(shape) else 0
    flat = np.ctypeslib.as_array(first, shape=[max(extent, 1)])
    size = ctypes.sizeof(first._type_)
    return to_numpy(np.lib.stride_tricks.as_strided(flat, shape, [s * size for s in strides]))


def unranked_memref_to_numpy(unranked_memref, np_dtype):
    ctp = as_ctype(np_dtype)
    descriptor = unranked_memref[0]
    kind = make_nd_memref_descriptor(descriptor.rank, ctp) if descriptor.rank else make_zero_d_memref_descriptor(ctp)
    return ranked_memref_to_numpy(ctypes.cast(descriptor.descriptor, ctypes.POINTER(kind)))
