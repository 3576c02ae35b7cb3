"""The little linear algebra that ratings need, on lists; there are only a few bots."""

from collections.abc import Sequence
from typing import TypeAlias

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[list[float]]


def zeros(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[dot(row, column) for column in columns] for row in left]


def dot(left: Sequence[float], right: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(left, right, strict=True))


def times(matrix: Matrix, vector: Vector) -> Vector:
    return [dot(row, vector) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """By elimination, the largest pivot first."""
    size = len(matrix)
    rows = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = rows[at][at]
        rows[at] = [value / head for value in rows[at]]
        for other in range(size):
            if other != at and (factor := rows[other][at]):
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def centring(size: int) -> Matrix:
    """Takes the mean off a vector."""
    return [[float(at == other) - 1 / size for other in range(size)] for at in range(size)]
