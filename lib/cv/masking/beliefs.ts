import { anyExact } from '@/lib/word-lists/word-pattern';
import { masksOf, type Mask } from './mask';
import { isAboutWork, type PageLine } from './page-lines';
import words from './words/beliefs.json';

const edge = String.raw`(?=\s?(?:$|[\n,;|.()\t•·/]))`;

/** "Wyznanie: katolickie", to the end of its cell. */
const labelled = new RegExp(
  String.raw`(?<=(?:^|[\n|;,\t•·])\s?)${anyExact(words.labels)}(?:\s{0,3}[:=\u2013-]\s{0,3}|\s)(?<value>[^\n,;|\t•·.]{3,50})`,
  'gu',
);
/** "Jewish" in a cell of its own; "a practising Catholic", "jestem osobą głęboko wierzącą" anywhere. */
const cell = new RegExp(String.raw`(?<=(?:^|[\n|;,\t•·])\s?)(?<value>${anyExact(words.believers)})${edge}`, 'gu');
const stated = new RegExp(
  String.raw`(?<![\p{L}])(?<value>(?:${anyExact(words.statements)} )(?:${anyExact(words.believers)}|${anyExact(words.professing)})|${anyExact(words.own)})(?![\p{L}])`,
  'gu',
);
/** What a person does in a parish, among interests and activities, up to the end of the cell. */
const active = new RegExp(
  String.raw`(?<![\p{L}„"“«'])(?<value>${anyExact(words.activities)}(?: [^\n,;|\t•·]{1,60})?)${edge}`,
  'gu',
);
const leisure = new RegExp(String.raw`(?<![\p{L}])${anyExact(words.leisure)}(?![\p{L}])`, 'u');

/**
 * What a CV says of the person's faith. Churches that somebody painted, built or worked for are work and stay.
 *
 * @param page its text folded, with its lines
 */
export function findBeliefs({ folded, lines }: { folded: string; lines: readonly PageLine[] }): Mask[] {
  const isOfWork = ({ start }: Mask): boolean =>
    lines.some((line) => line.start <= start && start < line.end && isAboutWork(line));
  const inLeisure = lines
    .filter((line) => leisure.test(line.folded) || line.section === 'interests')
    .flatMap((line) =>
      masksOf(line.folded, active, 'TRAIT', 'value').map(({ start, end, kind }) => ({
        start: start + line.start,
        end: end + line.start,
        kind,
      })),
    );
  return [
    ...masksOf(folded, labelled, 'TRAIT', 'value').filter((mask) => !isOfWork(mask)),
    ...masksOf(folded, cell, 'TRAIT', 'value').filter((mask) => !isOfWork(mask)),
    ...masksOf(folded, stated, 'TRAIT', 'value'),
    ...inLeisure,
  ];
}
