import { anyExact } from '@/lib/word-lists/word-pattern';
import { isFirstName } from '@/lib/cv/profile/first-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { SectionLine } from '@/lib/cv/profile/sections';
import { otherFormsOf } from '../diminutives';
import { partsOf } from '../name-forms';
import type { MaskedName } from '../own-names';
import { isNoName } from './no-names';
import words from '../words/signatures.json';

const closing = new RegExp(String.raw`(?:^|[\s,.])${anyExact(words.closings)}\s{0,2}[:,.]?\s{0,2}(?:[_.]{3,40})?$`);
const beforeName = new RegExp(String.raw`^.{0,80}?${anyExact(words.beforeName)}\s{0,2}[:,–-]\s{0,2}`);
/** "CV – Piotr Zając – strona 1 z 2", "Piotr Zając | page 2" */
const running =
  /^\W{0,3}(?:(?:cv|curriculum vitae|resume|zyciorys)\W{1,4})?(?<name>\p{L}[^|•·\u2013\u2014,\n\d]{3,40}?)\W{1,4}(?:(?:cv|curriculum vitae|resume|zyciorys)\W{0,4})?(?:(?:strona|str\.?|page|p\.)\s{0,2})?\d{1,2}(?:\s?(?:z|of|\/)\s?\d{1,2})?\W{0,3}$/u;
const hasFurniture = new RegExp(`(?<![a-z])${anyExact(words.furniture)}(?![a-z])`);
const isCounted = /\d\s?\/\s?\d/;
const namePart = /^\p{Lu}(?:\p{L}+|\.)(?:-\p{Lu}\p{L}+)?$/u;
const longestLine = 120;

/** The words of a text that consists of a name; empty when the text is anything else. */
export function nameWords(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const isName =
    words.length > 1 &&
    words.length < 5 &&
    words.every((word) => namePart.test(word)) &&
    !words.some((word) => isNoName(foldSameLength(word)));
  return isName ? words : [];
}

function signedBy(lines: readonly SectionLine[], index: number): string[] {
  const { text = '', folded = '' } = lines[index] ?? {};
  const label = beforeName.exec(folded);
  if (label && label[0].length < text.length) return nameWords(text.slice(label[0].length));
  if (!closing.test(folded.trim())) return [];
  return nameWords(lines.slice(index + 1, index + 4).find((line) => line.text.trim() !== '')?.text ?? '');
}

/**
 * Whether a footer's words are the person's name: they repeat a known name, or the line says so and has a first name.
 * "Apache Kafka 4/5" is a skill with its rating.
 */
function isFooterName(words: string[], folded: string, { firstName, lastName }: MaskedName): boolean {
  const firsts = partsOf(firstName)
    .map(foldSameLength)
    .flatMap((one) => [one, ...otherFormsOf(one)]);
  const known = [...firsts, ...partsOf(lastName).map(foldSameLength)];
  const parts = words.flatMap(partsOf).map(foldSameLength);
  const hasFirst = parts.some((part) => isFirstName(part) || firsts.includes(part));
  return hasFirst && (known.length > 0 ? parts.some((part) => known.includes(part)) : hasFurniture.test(folded));
}

function inFooter({ text, folded }: SectionLine, known: MaskedName): string[] {
  const isFooter = hasFurniture.test(folded) || isCounted.test(folded);
  const name = isFooter ? running.exec(folded)?.groups?.['name'] : undefined;
  if (!name) return [];
  const at = folded.indexOf(name);
  const words = nameWords(text.slice(at, at + name.length));
  return isFooterName(words, folded, known) ? words : [];
}

/** Names that somebody signed with, and those of headers and footers, as they are written. */
export function findSignatures(lines: readonly SectionLine[], known: MaskedName): [string, ...string[]][] {
  return lines.flatMap((line, index): [string, ...string[]][] => {
    if (line.text.length > longestLine || line.section === 'references') return [];
    const [first, ...rest] = [signedBy(lines, index), inFooter(line, known)].find((words) => words.length > 0) ?? [];
    return first === undefined ? [] : [[first, ...rest]];
  });
}
