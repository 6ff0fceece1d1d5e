import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import type { Mask } from './mask';
import words from './words/instructions.json';

/** A line that tells the reader to ignore rules: verb first, then what to ignore. */
const forget = new RegExp(String.raw`\b${anyExact(words.forget)}(?:cie)?\b.{0,60}\b${anyExact(words.forgotten)}`);
const demands = [
  new RegExp(String.raw`\b${anyExact(words.demandVerbs)}\b.{0,60}\b${anyExact(words.demanded)}`),
  new RegExp(String.raw`\b${anyExact(words.polishDemandVerbs)}\b.{0,80}${anyExact(words.polishDemanded)}`),
];
const subject = new RegExp(String.raw`\b${anyLatin(words.subjects)}`);
const machine = new RegExp(
  String.raw`\b${anyLatin(words.machines)}.{0,40}(?:[:,!]|\b${anyExact(words.mustDo)}\b).{0,80}\b${anyExact(words.ordered)}\b`,
);
const role = /<\||\[\/?inst\]|<\/?(?:system|instructions?|cv)>|^\s{0,9}(?:system|assistant|user)\s?:/;

function isInstruction(line: string): boolean {
  if (role.test(line) || forget.test(line) || machine.test(line)) return true;
  return subject.test(line) && demands.some((demand) => demand.test(line));
}

/**
 * Lines that address a model or a reader of the CV instead of describing the person: orders to a model, demands for a
 * score.
 *
 * @param text a page in small letters without diacritics (`foldSameLength`)
 */
export function findInstructions(text: string): Mask[] {
  const masks: Mask[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (isInstruction(line)) masks.push({ start, end, kind: 'INSTRUCTION' });
    start = end + 1;
  }
  return masks;
}
