import { asBox, type Box } from './matrix';

/** A path in its own coordinates; curves are drawn as a few straight lines. */
export interface PathShape {
  box: Box;
  /** One for each outline, `[x, y, x, y, …]`; empty: only the box is known. */
  outlines: number[][];
  isRectangle: boolean;
}

/** pdf.js's path encoding: a command number, then its coordinates. */
const coordinatesOf: Record<number, number> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };
const moveTo = 0;

function isRectangle(outline: number[], box: Box): boolean {
  if (outline.length < 8 || outline.length > 10) return false;
  const tolerance = 0.02 * Math.max(box.x1 - box.x0, box.y1 - box.y0, 1);
  for (let index = 0; index < outline.length; index += 2) {
    const [x = 0, y = 0] = outline.slice(index, index + 2);
    if (Math.min(x - box.x0, box.x1 - x) > tolerance || Math.min(y - box.y0, box.y1 - y) > tolerance) return false;
  }
  const [x0 = 0, y0 = 0, , , x2 = 0, y2 = 0] = outline;
  return Math.abs(x0 - x2) > tolerance / 4 && Math.abs(y0 - y2) > tolerance / 4;
}

/** Points of a cubic curve; a quadratic one repeats its only control point. */
function curvePoints(x0: number, y0: number, controls: number[]): number[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = x2, y3 = y2] = controls;
  return [0.25, 0.5, 0.75, 1].flatMap((share) => {
    const rest = 1 - share;
    const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}

function outlinesOf(commands: Float32Array): number[][] {
  const outlines: number[][] = [];
  let outline: number[] = [];
  for (let index = 0; index < commands.length;) {
    const command = commands[index] ?? 4;
    const count = coordinatesOf[command] ?? 0;
    const numbers = [...commands.subarray(index + 1, index + 1 + count)];
    if (command === moveTo) {
      outline = numbers;
      outlines.push(outline);
    } else if (count > 2) outline.push(...curvePoints(outline.at(-2) ?? 0, outline.at(-1) ?? 0, numbers));
    else outline.push(...numbers);
    index += count + 1;
  }
  return outlines.filter(({ length }) => length > 2);
}

function boxOf(outlines: number[][]): Box {
  const box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const outline of outlines) {
    for (let index = 0; index < outline.length; index += 2) {
      const [x = 0, y = 0] = [outline[index], outline[index + 1]];
      box.x0 = Math.min(box.x0, x);
      box.y0 = Math.min(box.y0, y);
      box.x1 = Math.max(box.x1, x);
      box.y1 = Math.max(box.y1, y);
    }
  }
  return box;
}

/**
 * The path of a `constructPath` operator; null when it draws nothing.
 *
 * @param args `[operator, [commands], bounding box]` from pdf.js
 */
export function pathShape(args: unknown[]): PathShape | null {
  const commands: unknown = Array.isArray(args[1]) ? args[1][0] : null;
  if (!(commands instanceof Float32Array)) {
    const box = asBox(args[2]);
    return box && { box, outlines: [], isRectangle: false };
  }
  const outlines = outlinesOf(commands);
  const [first] = outlines;
  if (!first) return null;
  const box = boxOf(outlines);
  return { box, outlines, isRectangle: outlines.length === 1 && isRectangle(first, box) };
}
