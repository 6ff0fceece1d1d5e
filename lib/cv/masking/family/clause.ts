import { anyExact } from '@/lib/word-lists/word-pattern';
import { lineAfter, lineBefore } from '../context';
import type { Mask } from '../mask';
import words from '../words/clause.json';

const longest = 80;
const boundary = /[,;:|()\t\u2022\u00b7]|\.(?=\s)|\s[\u2013\u2014-]\s/g;

/** The text before `at` in the same clause. */
export function clauseBefore(folded: string, at: number): string {
  const before = lineBefore(folded, at, longest);
  const last = [...before.matchAll(boundary)].at(-1);
  return last ? before.slice(last.index + last[0].length) : before;
}

/** Words of payroll, human resources and stand-ins: for them other people's leaves and children are work. */
const workBefore = new RegExp(String.raw`(?<![\p{L}])${anyExact(words.workBefore)}\p{L}*(?![\p{L}])`, 'u');
const workAfter = new RegExp(String.raw`^s?,? (?:\p{L}+ )?${anyExact(words.workAfter)}`, 'u');

/** Whether a phrase about family speaks of other people's family, as in the work of a payroll clerk. */
export function isOfOthers(folded: string, { start, end }: Mask): boolean {
  return workBefore.test(clauseBefore(folded, start)) || workAfter.test(lineAfter(folded, end, 40));
}
