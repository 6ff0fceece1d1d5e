import type { CvDocument } from './cv-document';
import { maskPersonalData } from './mask-personal-data';
import heldOut from '@/scripts/testing/masking/cases-held-out.json';
import open from '@/scripts/testing/masking/cases-open.json';

interface Case {
  id: string;
  name: { firstName: string; lastName: string };
  text: string;
  mustMask: { kind: string; text: string }[];
  mustKeep: string[];
}

function documentOf(text: string): CvDocument {
  const page = { number: 1, width: 595, height: 842, text, spans: [] };
  return { readerVersion: 'test', pageCount: 1, language: 'pl', pages: [page], hiddenText: [] };
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** Letters and digits that are left although they must be masked, and masked although they must stay. */
function judge({ name, text, mustMask, mustKeep }: Case): { leaked: string[]; lost: string[] } {
  const covered = new Array<boolean>(text.length).fill(false);
  for (const { start, end } of maskPersonalData(documentOf(text), name)[0] ?? []) covered.fill(true, start, end);
  const leaks = (part: string, at: number): boolean =>
    [...part].some((character, index) => /[\p{L}\p{N}]/u.test(character) && covered[at + index] !== true);
  // The town after a postal code stays: a position's location is judged by it.
  const withoutTown = ({ kind, text: part }: { kind: string; text: string }): string =>
    kind === 'ADDRESS' ? part.replace(/(\d{2}-\d{3})\s.*$/s, '$1') : part;
  return {
    leaked: mustMask.map(withoutTown).filter((part) => occurrences(text, part).some((at) => leaks(part, at))),
    lost: mustKeep.filter((part) =>
      occurrences(text, part).some((at) => covered.slice(at, at + part.length).includes(true)),
    ),
  };
}

function summary(cases: Case[]) {
  const results = cases.map((one) => ({ id: one.id, ...judge(one) }));
  const count = (pick: (one: Case) => unknown[]): number => cases.reduce((sum, one) => sum + pick(one).length, 0);
  const leaked = results.flatMap(({ id, leaked: parts }) => parts.map((part) => `${id}: ${part}`));
  const lost = results.flatMap(({ id, lost: parts }) => parts.map((part) => `${id}: ${part}`));
  return { leaked, lost, mask: count(({ mustMask }) => mustMask), keep: count(({ mustKeep }) => mustKeep) };
}

test('masks the personal data of the open cases and leaves evidence alone', () => {
  const { leaked, lost, mask, keep } = summary(open as Case[]);
  console.log(
    'OPEN',
    mask,
    keep,
    leaked.length,
    lost.length,
    '\nLEAKED\n' + leaked.join('\n'),
    '\nLOST\n' + lost.join('\n'),
  );
});

test('masks the personal data of cases that no rule was written by', () => {
  const { leaked, lost, mask, keep } = summary(heldOut as Case[]);
  console.log('HELD', mask, keep, leaked.length, lost.length);
});
