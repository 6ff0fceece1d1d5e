import { transformPoint, type Matrix } from './matrix';

/** What a filled path covers: polygons on the page `[x, y, x, y, …]`, and the rule of what is inside (ISO 32000-2, 8.5.3.3). */
export interface Outline {
  polygons: number[][];
  isEvenOdd: boolean;
}

/** Drawings with more points are taken for pictures. */
const maxPoints = 2000;

/** @returns null when the path has too many points to be looked at for every word */
export function outlineOf(paths: readonly number[][], matrix: Matrix, isEvenOdd: boolean): Outline | null {
  if (paths.reduce((sum, path) => sum + path.length, 0) > 2 * maxPoints) return null;
  const polygons = paths.map((path) => {
    const polygon: number[] = [];
    for (let index = 0; index < path.length; index += 2)
      polygon.push(...transformPoint(matrix, path[index] ?? 0, path[index + 1] ?? 0));
    return polygon;
  });
  return { polygons, isEvenOdd };
}

/** How often a polygon winds around a point: upward edges to its right less downward ones. */
function windingOf(polygon: number[], x: number, y: number): { winding: number; crossings: number } {
  let winding = 0;
  let crossings = 0;
  let x0 = polygon.at(-2) ?? 0;
  let y0 = polygon.at(-1) ?? 0;
  for (let index = 0; index < polygon.length; index += 2) {
    const x1 = polygon[index] ?? 0;
    const y1 = polygon[index + 1] ?? 0;
    const rises = y0 <= y && y1 > y;
    const falls = y1 <= y && y0 > y;
    if ((rises || falls) && x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) {
      winding += rises ? 1 : -1;
      crossings += 1;
    }
    x0 = x1;
    y0 = y1;
  }
  return { winding, crossings };
}

/** Whether a point is filled: a smaller rectangle inside a larger one may leave only a frame. */
export function isInside({ polygons, isEvenOdd }: Outline, x: number, y: number): boolean {
  let winding = 0;
  let crossings = 0;
  for (const polygon of polygons) {
    const around = windingOf(polygon, x, y);
    winding += around.winding;
    crossings += around.crossings;
  }
  return isEvenOdd ? crossings % 2 === 1 : winding !== 0;
}
