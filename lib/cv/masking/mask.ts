/** What a mask stands for; a masked text has it in square brackets. */
export const maskKinds = [
  'PESEL',
  'IBAN',
  'PHONE',
  'EMAIL',
  'LINK',
  'ADDRESS',
  'BIRTH DATE',
  'NAME',
  'FAMILY',
  'INSTRUCTION',
  // Hidden only in a blind process: sex and nationality; the place of residence; other people.
  'TRAIT',
  'PLACE',
  'PERSON',
] as const;
export type MaskKind = (typeof maskKinds)[number];

/** Characters `[start, end)` of a text that must not leave the machine. */
export interface Mask {
  start: number;
  end: number;
  kind: MaskKind;
}

/** Every match of a global pattern as a mask; `group` names the part to mask when it is not the whole match. */
export function masksOf(text: string, pattern: RegExp, kind: MaskKind, group?: string): Mask[] {
  return [...text.matchAll(pattern)].map((match) => {
    const part = group === undefined ? match[0] : (match.groups?.[group] ?? match[0]);
    const start = match.index + match[0].lastIndexOf(part);
    return { start, end: start + part.length, kind };
  });
}

/** Masks in order, without overlaps; neighbours of one kind with nothing but punctuation between them become one. */
export function mergeMasks(text: string, masks: Mask[]): Mask[] {
  const sorted = masks
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const merged: Mask[] = [];
  for (const mask of sorted) {
    const last = merged.at(-1);
    const isOver = last !== undefined && mask.start < last.end;
    const isNext = last?.kind === mask.kind && /^[ ,-]{0,2}$/.test(text.slice(last.end, mask.start));
    if (last && (isOver || isNext)) last.end = Math.max(last.end, mask.end);
    else merged.push({ ...mask });
  }
  return merged;
}
