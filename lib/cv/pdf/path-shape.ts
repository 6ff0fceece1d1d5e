import { asBox, type Box } from './matrix.ts';

/** An outline of a path, in its own coordinates. */
export interface PathShape {
  box: Box;
  isRectangle: boolean;
}

/** pdf.js's path encoding: a command number, then its coordinates. */
const coordinatesOf: Record<number, number> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };
const moveTo = 0;

function isRectangle(points: [number, number][], curved: boolean, box: Box): boolean {
  if (curved || points.length < 4 || points.length > 5) return false;
  const tolerance = 0.02 * Math.max(box.x1 - box.x0, box.y1 - box.y0, 1);
  const isCorner = ([x, y]: [number, number]) =>
    Math.min(x - box.x0, box.x1 - x) < tolerance && Math.min(y - box.y0, box.y1 - y) < tolerance;
  const [first, second, third] = points;
  if (!first || !second || !third || !points.every(isCorner)) return false;
  return Math.abs(first[0] - third[0]) > tolerance / 4 && Math.abs(first[1] - third[1]) > tolerance / 4;
}

function shapeOf(points: [number, number][], curved: boolean): PathShape | null {
  if (points.length < 2) return null;
  const box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of points) {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  }
  return { box, isRectangle: isRectangle(points, curved, box) };
}

/**
 * Splits a `constructPath` operator's arguments into outlines.
 *
 * @param args `[operator, [commands], bounding box]` from pdf.js
 */
export function pathShapes(args: unknown[]): PathShape[] {
  const commands: unknown = Array.isArray(args[1]) ? args[1][0] : null;
  if (!(commands instanceof Float32Array)) {
    const box = asBox(args[2]);
    return box ? [{ box, isRectangle: false }] : [];
  }
  const shapes: PathShape[] = [];
  let points: [number, number][] = [];
  let curved = false;
  const finish = () => {
    const shape = shapeOf(points, curved);
    if (shape) shapes.push(shape);
    points = [];
    curved = false;
  };
  for (let index = 0; index < commands.length;) {
    const command = commands[index] ?? 4;
    const count = coordinatesOf[command] ?? 0;
    if (command === moveTo) finish();
    if (count > 2) curved = true;
    for (let offset = 1; offset < count; offset += 2) {
      points.push([commands[index + offset] ?? 0, commands[index + offset + 1] ?? 0]);
    }
    index += count + 1;
  }
  finish();
  return shapes;
}
