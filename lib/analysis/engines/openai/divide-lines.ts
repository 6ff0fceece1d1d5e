/** The CV as a model sees it, and where it may be divided. */
export interface NumberedCv {
  /** Numbered lines, `[12] …`. */
  text: string;
  /** Numbers of the lines with which a section begins. */
  headings: number[];
}

const lineNumber = (line: string): number => Number(/^\[(\d+)\]/.exec(line)?.[1] ?? 0);

/** The number of its last line. */
export function lastLine({ text }: NumberedCv): number {
  return lineNumber(text.slice(text.lastIndexOf('\n') + 1));
}

/**
 * Divides a CV in two at the section that begins nearest to its middle, by characters. The lines keep their numbers.
 *
 * @returns null where no section begins inside it
 */
export function divideLines({ text, headings }: NumberedCv): [NumberedCv, NumberedCv] | null {
  const lines = text.split('\n');
  const starts = new Set(headings);
  let at = 0;
  const places = lines.map((line, index) => {
    const place = { index, distance: Math.abs(at - text.length / 2), isStart: starts.has(lineNumber(line)) };
    at += line.length + 1;
    return place;
  });
  const [best] = places
    .filter(({ index, isStart }) => index > 0 && isStart)
    .toSorted((one, other) => one.distance - other.distance);
  if (!best) return null;
  const part = (from: number, to?: number): NumberedCv => ({ text: lines.slice(from, to).join('\n'), headings });
  return [part(0, best.index), part(best.index)];
}
