/** PDF's matrix `[a b c d e f]`: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function transformPoint(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** An axis-aligned box: left, bottom, right, top. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function transformBox(matrix: Matrix, box: Box): Box {
  const corners = [
    transformPoint(matrix, box.x0, box.y0),
    transformPoint(matrix, box.x1, box.y0),
    transformPoint(matrix, box.x0, box.y1),
    transformPoint(matrix, box.x1, box.y1),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

export function intersect(first: Box, second: Box): Box {
  return {
    x0: Math.max(first.x0, second.x0),
    y0: Math.max(first.y0, second.y0),
    x1: Math.min(first.x1, second.x1),
    y1: Math.min(first.y1, second.y1),
  };
}

/** Whether rectangles stay axis-aligned. */
export function keepsRectangles(matrix: Matrix): boolean {
  const straight = Math.abs(matrix[1]) + Math.abs(matrix[2]);
  const turned = Math.abs(matrix[0]) + Math.abs(matrix[3]);
  return Math.min(straight, turned) < 1e-3 * Math.max(straight, turned);
}

/** Six numbers from an operator's argument, or null. */
export function asMatrix(value: unknown): Matrix | null {
  if (!Array.isArray(value) && !(value instanceof Float32Array)) return null;
  const [a, b, c, d, e, f] = value as ArrayLike<unknown> & Iterable<unknown>;
  const numbers = [a, b, c, d, e, f];
  return numbers.every((part) => typeof part === 'number' && Number.isFinite(part))
    ? (numbers as unknown as Matrix)
    : null;
}

export function asBox(value: unknown): Box | null {
  if (!Array.isArray(value) && !(value instanceof Float32Array)) return null;
  const [x0, y0, x1, y1] = value as Iterable<unknown>;
  if (typeof x0 !== 'number' || typeof y0 !== 'number' || typeof x1 !== 'number' || typeof y1 !== 'number') return null;
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}

export function asNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
