import { decodeEntities } from '@/lib/analysis/evidence/decode-entities';
import { collectVerdicts } from './collect-verdicts';
import { findStructures, longestResponse, type Structure } from './find-structures';
import { parseLeniently, unescapeOnce } from './parse-leniently';
import { settleVerdicts, type FoundResponse, type SettledResponse } from './settle-verdicts';
import { stripThinking } from './strip-thinking';

/** Why an answer holds no verdict at all. */
export type ResponseFault = 'not-json' | 'truncated' | 'empty' | 'refusal';

/** `verdicts`: at most one for each criterion, in their order. */
export interface ResponseReading extends SettledResponse {
  /** Numbers of the criteria without a verdict that can be used. */
  missing: number[];
  /** Null: the answer holds verdicts. */
  fault: ResponseFault | null;
}

/** How many inner stretches are tried when the one around them cannot be read. */
const mostTries = 400;
/** In characters. */
const longestKey = 240;

const marks =
  /<\|[^<>|]{1,40}\|>|<\/?s>|<\/?(?:eos|bos|end_of_turn|start_of_turn|tool_call|answer|output|response)>|`{3}\w*|[\s\ufeff\u200b-\u200d]/gi;
const refusing =
  /\b(?:i['’]?m sorry|i am sorry|i apologi[sz]e|i (?:can['’]?t|cannot|can not|won['’]?t|will not|refuse|decline|must (?:decline|refuse)|am unable|am not (?:able|allowed|comfortable|permitted))|i['’]m (?:unable|not (?:able|allowed|comfortable|permitted))|as an ai\b|unable to (?:help|assist|comply|evaluate|provide)|przepraszam|przykro mi|nie mog[eę]|nie jestem (?:w stanie|uprawnion)|nie powin|nie podejm|nie wolno mi|nie b[eę]d[eę] (?:ocenia|w stanie)|odmawiam)/i;
const verdictWord = /\b(?:MET|NOT_MET|PARTIALLY_MET|NO_INFORMATION)\b/;

/** The answer with unusual brackets and quotation marks replaced by plain ones. */
function plainForm(text: string): string {
  const clean = text.replace(/^\ufeff/, '');
  const decoded = /[{[]\s*&(?:quot|#34|#x22);/i.test(clean) ? decodeEntities(clean) : clean;
  // „verdicts”: Polish quotation marks around names.
  const quoted = decoded.replace(/([{[,:]\s*)„/g, '$1“');
  const trimmed = quoted.trim();
  const isString = trimmed.endsWith('"') && /^"(?:\\n|\s)*[{[]/.test(trimmed);
  const whole = isString ? parseLeniently(trimmed) : undefined;
  if (typeof whole === 'string') return whole;
  const escaped = /[{[](?:\s|\\n)*\\"/.test(quoted) && !/[{[,]\s*"/.test(quoted);
  return (escaped ? unescapeOnce(quoted) : null) ?? quoted;
}

function rootOf(structure: Structure): Structure {
  let root = structure;
  while (root.parent && !root.parent.isClosed) root = root.parent;
  return root;
}

/** The key before a stretch that was taken out of a truncated object. */
function keyBefore(text: string, { start, parent }: Structure): string | null {
  const before = text.slice(Math.max(0, start - longestKey), start).trimEnd();
  if (!parent || !before.endsWith(':')) return null;
  const from = Math.max(...['{', '[', ','].map((mark) => before.lastIndexOf(mark)));
  return (
    before
      .slice(from + 1, -1)
      .replace(/["'“”]/g, '')
      .trim() || null
  );
}

interface FoundAnswers {
  answers: FoundResponse[];
  /** Where the last stretch ends. */
  end: number;
  /** One has no end. */
  isCut: boolean;
  /** Whether there are stretches, but all are empty. */
  isHollow: boolean;
}

/** `{"verdicts": []}`, `{"verdicts": null}` */
function isHollowValue(value: unknown): boolean {
  if (typeof value !== 'object') return false;
  return value === null || Object.values(value).every(isHollowValue);
}

/**
 * The answers in a text: each stretch in brackets is one; the whole stretches inside a truncated one belong together.
 */
function answersIn(text: string, words: string[]): FoundAnswers {
  const { text: cleaned, structures } = findStructures(text);
  const whole = structures.filter(({ isClosed, parent }) => isClosed && !isInClosed(parent));
  let tries = mostTries;
  const read = (structure: Structure): FoundResponse['verdicts'] => {
    if ((tries -= 1) < 0) return [];
    const value = parseLeniently(cleaned.slice(structure.start, structure.end));
    if (value !== undefined) return collectVerdicts(value, words, keyBefore(cleaned, structure));
    return structures.filter(({ parent, isClosed }) => parent === structure && isClosed).flatMap(read);
  };
  const groups = [...Map.groupBy(whole, rootOf)];
  const answers = groups.flatMap(([root, parts]) => {
    const found = parts.map(read);
    if (root.isClosed) return [{ verdicts: found.flat(), isComplete: true }];
    // A list that is whole although what is around it is not; what stands alone belongs together.
    const lists = found.filter(({ length }) => length > 1).map((verdicts) => ({ verdicts, isComplete: true }));
    return [{ verdicts: found.filter(({ length }) => length < 2).flat(), isComplete: false }, ...lists];
  });
  const isSilent = answers.every(({ verdicts }) => verdicts.length === 0);
  const isHollow =
    isSilent &&
    whole.length > 0 &&
    whole.every(({ start, end }) => isHollowValue(parseLeniently(cleaned.slice(start, end))));
  const isCut = structures.some(
    ({ isClosed, parent, start }) => !isClosed && !parent && /^.\s*["'“{[\w]/.test(cleaned.slice(start, start + 40)),
  );
  return { answers, end: whole.at(-1)?.end ?? 0, isCut, isHollow };
}

function isInClosed(parent: Structure | null): boolean {
  for (let around = parent; around; around = around.parent) if (around.isClosed) return true;
  return false;
}

function outsideBrackets(text: string): string {
  const from = text.search(/[{[]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  return from < 0 ? text : text.slice(0, from) + text.slice(to + 1);
}

function faultOf(text: string, isCut: boolean, isHollow: boolean): ResponseFault {
  if (refusing.test(text) && !verdictWord.test(text)) return 'refusal';
  if (isCut) return 'truncated';
  const rest = text.replace(marks, '');
  const isBare = !/[\p{L}\p{N}]/u.test(isHollow ? outsideBrackets(rest) : rest);
  return isBare || /^(?:null|none)$/i.test(rest) ? 'empty' : 'not-json';
}

function reading(answers: FoundResponse[], count: number, fault: ResponseFault | null): ResponseReading {
  const settled = settleVerdicts(fault ? [] : answers, count);
  const known = new Set(settled.verdicts.map(({ criterion }) => criterion));
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !known.has(number));
  return { ...settled, missing, fault };
}

/**
 * Reads the verdicts in a model's answer, whatever surrounds them and however they are written. It repairs the form,
 * but never guesses the meaning: an unclear verdict counts as missing.
 *
 * @param words those of each criterion, in the order in which they were asked
 */
export function readModelResponse(answer: string, words: string[]): ResponseReading {
  const count = words.length;
  if (answer.length > longestResponse) return reading([], count, 'truncated');
  const isPlain = /^\s*[{[]/.test(answer) && typeof tryPlain(answer) === 'object';
  const spoken = isPlain ? { text: answer, isUnclosed: false } : stripThinking(answer);
  const text = plainForm(spoken.text);
  const { answers, end, isCut, isHollow } = answersIn(text, words);
  const found = answers.filter(({ verdicts }) => verdicts.length > 0);
  if (spoken.isUnclosed) {
    // A last word that is whole was said after the thinking, without the mark between them.
    const last = answers.at(-1);
    const isLast = text.slice(end).replace(marks, '') === '';
    const lastReading = last?.isComplete && isLast ? reading([last], count, null) : null;
    return lastReading?.missing.length === 0 ? lastReading : reading([], count, 'truncated');
  }
  return reading(found, count, found.length === 0 ? faultOf(text, isCut, isHollow) : null);
}

function tryPlain(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
