import type { ModelVerdict } from '@/lib/domain/grounding';
import { plainName, valuesOf, type Fields } from './read-fields';

type Evidence = ModelVerdict['evidence'][number];

/** Words that stand where there is no quote. */
const none = new Set([
  '',
  'na',
  'n/a',
  'none',
  'null',
  'brak',
  'nil',
  'nobrak',
  'niedotyczy',
  'notapplicable',
  'undefined',
]);
/** "[6] …", "line 6: …" before the words. */
const lineBefore = /^\s*(?:\[(\d{1,4})\]|\(?(?:line|sentence|row|wiersz|linia|zdanie)\s*(\d{1,4})\)?\s*[:.)–—-])\s*/i;

/** "… (line 6)" */
const lineBehind = /[[(](?:line|sentence|wiersz|linia|zdanie)\s(\d{1,4})[\])]$/i;

/** The first number of "12", "line 7", "[13]" or [8, 9]; 0: none, no line has it. */
function readLine(value: unknown): number {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const match = /^\D{0,12}(\d{1,6})(?!\d)/.exec(
    typeof first === 'number' || typeof first === 'string' ? String(first) : '',
  );
  return match ? Number(match[1]) : 0;
}

function readWords(text: string, line: number): Evidence[] {
  const behind = lineBehind.exec(text);
  if (behind?.[1]) return readWords(text.slice(0, behind.index), line || Number(behind[1]));
  const before = lineBefore.exec(text);
  const rest = before ? text.slice(before[0].length).replace(/^["'„“”]([^]*)["'“”]$/u, '$1') : text;
  const isNone = none.has(plainName(rest)) || !/[\p{L}\p{N}]/u.test(rest);
  return isNone ? [] : [{ sentence: line || Number(before?.[1] ?? before?.[2] ?? 0), quote: rest }];
}

function readOne(value: unknown, line: number): Evidence[] {
  if (typeof value === 'string') return readWords(value, line);
  if (Array.isArray(value)) return value.flatMap((one) => readOne(one, line));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Fields;
  const quotes = valuesOf(fields, 'quote');
  const stated = readLine(valuesOf(fields, 'line')[0]) || line;
  if (quotes.length > 0) return readOne(quotes[0], stated);
  // By the numbers of the lines: {"6": "…"}.
  return Object.entries(fields).flatMap(([key, one]) =>
    /^\D{0,12}\d+\W*$/.test(key) ? readOne(one, readLine(key)) : [],
  );
}

/** What a verdict quotes, in whatever form. Evidence without words is none. */
export function readEvidence(fields: Fields): Evidence[] {
  const [value] = valuesOf(fields, 'evidence').filter((one) => one !== null);
  return readOne(value, typeof value === 'string' ? readLine(valuesOf(fields, 'line')[0]) : 0);
}
