import { anyExact } from '@/lib/word-lists/word-pattern';
import { masksOf, type Mask } from '../mask';
import { isOfOthers } from './clause';
import { isAboutWork, type PageLine } from '../page-lines';
import type { FamilyPage } from './family-page';
import words from '../words/leave.json';

const kind = `${anyExact(words.kinds)}(?:i|im|iego|ie|ich|y|ym|ego|a|iej|ej)`;
const kinds = String.raw`${kind}(?:(?: i |,? oraz | \/ |\/|, )${kind})*`;
const forChild = String.raw`(?: ?\([^()\n]{0,30}${anyExact(words.besideChild)}[^()\n]{0,30}\)| ${anyExact(words.beforeChild)}${anyExact(words.whichChild)}?${anyExact(words.children)})?`;
/** "urlopy macierzyńskie" in the plural are those of others, but "dwa urlopy" somebody's own. */
const polish = new RegExp(
  String.raw`(?<![\p{L}])(?<value>(?:(?:dwa|trzy|2|3|oba) urlopy |urlop(?:ie|u|em)?,? )(?:na dziecko |bezplatn\p{L}{1,3} )?(?:\()?${kinds}${forChild}|(?<=(?:^|\n|[^\p{L}])(?:na|po|z|podczas) )${kinds}(?= ?(?:$|[\n.,;()\u2013-]|\d|i |oraz |od |do |w ))${forChild})(?![\p{L}])`,
  'gu',
);
const english = new RegExp(
  String.raw`(?<![\p{L}])(?<value>(?:shared )?${anyExact(words.leaves)}(?:(?: and | & |\/)(?:maternity|paternity|parental))?[ -](?:and parental )?(?:leave|break|sabbatical)${forChild}|(?<=(?:(?:19|20)\d\d\)?:? ?[(|\u2013\u2014-]? ?|(?<![\p{L}])on ))(?:maternity|paternity)(?= ?(?:$|[\n,;()])))(?![\p{L}])`,
  'gu',
);
/** A break that states its reason, as an entry of its own. */
const entry = new RegExp(
  String.raw`(?<=(?:^|\n|[(,;:|\t\u2013\u2014-] ?|\d )${anyExact(words.beforeEntry)}?)(?<value>${anyExact(words.entries)})(?= ?(?:$|[\n(),;|.\t\u2013\u2014-]|\d))`,
  'gu',
);
const brokenOff = new RegExp(
  String.raw`(?<![\p{L}])${anyExact(words.brokenOff)}(?![\p{L}])[^\n.;]{0,40}?(?<![\p{L}])(?<value>${anyExact(words.reasonsOfBreak)}(?: ${anyExact(words.besideFamily)}{0,3}${anyExact(words.family)})?)(?![\p{L}])`,
  'gu',
);
const reasons = new RegExp(String.raw`(?<![\p{L}])(?<value>${anyExact(words.reasons)})(?![\p{L}])`, 'gu');
/** Words of trades with children: these people care for other people's children. */
const withChildren = new RegExp(anyExact(words.worksWithChildren), 'u');
/** Words that show that the children are the person's own. */
const ownEntry = new RegExp(anyExact(words.ownEntry), 'u');
const bullet = /^\s*[-–—*•▪●◦‣→✓>]/;
/** What may stand in the line of a break besides its reason: dates and words for "break". */
const besideEntry = new RegExp(String.raw`(?<!\p{L})${anyExact(words.besideEntry)}(?!\p{L})|[^\p{L}]`, 'gu');

/**
 * In sections about work, caring for children is the work itself, unless it fills a line with dates and nobody in
 * that section works with children.
 */
function isBreak(
  { lines, folded }: FamilyPage,
  carers: ReadonlySet<PageLine['section']>,
  { start, end }: Mask,
): boolean {
  const line = lines.find((one) => one.start <= start && start <= one.end);
  if (!line) return true;
  if (withChildren.test(line.folded)) return false;
  if (!isAboutWork(line) || ownEntry.test(folded.slice(start, end))) return true;
  const rest = folded.slice(line.start, start) + ' ' + folded.slice(end, line.end);
  const isWhole = !bullet.test(line.folded) && /\d/.test(rest) && rest.replace(besideEntry, '') === '';
  return isWhole && !carers.has(line.section);
}

/** Finds parental leaves, and breaks for children and family. The dates stay, so that a gap in the CV is explained. */
export function findLeave(page: FamilyPage): Mask[] {
  const { folded, lines } = page;
  const carers = new Set(lines.filter((line) => withChildren.test(line.folded)).map(({ section }) => section));
  const entries = masksOf(folded, entry, 'FAMILY', 'value').filter((mask) => isBreak(page, carers, mask));
  const phrases = [polish, english, brokenOff, reasons].flatMap((pattern) =>
    masksOf(folded, pattern, 'FAMILY', 'value'),
  );
  return [...entries, ...phrases.filter((mask) => !isOfOthers(folded, mask))];
}
