import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import { lineAbove, lineAfter, lineBefore, type MaskedPage } from './context';
import { masksOf, type Mask } from './mask';
import { codes, stateCode, streets } from './streets';
import words from './words/addresses.json';

const labelled = new RegExp(String.raw`(?<![\p{L}])${anyLatin(words.labels)}`, 'u');
const onLabel = new RegExp(
  String.raw`(?<![\p{L}])${anyExact(words.ownLineLabels)}\s{0,2}:?\s{1,2}(?<place>[^\n;|\t•@]{3,80})`,
  'gu',
);
const otherContact = new RegExp(String.raw`(?<![\p{L}])${anyExact(words.otherContact)}(?![\p{L}])`, 'u');
/** A building, site or office beside a street means that nobody lives there, unless a label says so. */
const siteBefore = new RegExp(String.raw`(?<![\p{L}])${anyLatin(words.beforeSite)}\s$|[„"“«]$`, 'u');
const notTown = new RegExp(String.raw`^ ${anyExact(words.notTown)}\b`);
const codeAhead = /^,? (?:[\p{L} .-]{2,30},? )?(?:[a-z]{2},? )?(?:\d{2}-?\d{3}|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2})/u;

/** Whether the line of `at`, or the one above it, says that an address follows. */
function isLabelled(folded: string, at: number): boolean {
  return labelled.test(lineBefore(folded, at, 120)) || labelled.test(lineAbove(folded, at, 120));
}

/** The parts of a labelled place that hold a number, without the town: "Lindenstraße 22, 10969 Berlin". */
function labelledPlaces({ folded, isOwn }: MaskedPage): Mask[] {
  return masksOf(folded, onLabel, 'ADDRESS', 'place')
    .filter(({ start }) => isOwn(start))
    .flatMap(({ start, end }): Mask[] => {
      const place = folded.slice(start, end);
      const cut = place.search(otherContact);
      const parts = (cut < 0 ? place : place.slice(0, cut)).matchAll(/[^,]+/g);
      return [...parts].flatMap(({ index, 0: part }): Mask[] => {
        const code = /^\s*(?:[a-z]{2} )?(?<code>\d{2}-?\d{3})(?!\d)/.exec(part)?.groups?.code;
        const from = start + index + (code ? part.indexOf(code) : part.search(/\S/));
        if (code) return [{ start: from, end: from + code.length, kind: 'ADDRESS' }];
        return /\d/.test(part) ? [{ start: from, end: start + index + part.trimEnd().length, kind: 'ADDRESS' }] : [];
      });
    });
}

/** A street that a word follows at once names something else ("10 Baker Street Studios"), unless a code comes. */
function isNameOfPlace(folded: string, end: number): boolean {
  const after = lineAfter(folded, end, 50);
  return /^ \p{L}/u.test(after) && !notTown.test(after) && !codeAhead.test(after);
}

/** Whether one of some masks, which are in order, ends shortly before. */
function isNear(masks: Mask[], at: number): boolean {
  const last = masks.findLast(({ end }) => end <= at);
  return last !== undefined && at - last.end < 50;
}

/** Street addresses and postal codes. The town stays: a position's location is judged by it. */
export function findAddresses(page: MaskedPage): Mask[] {
  const { text, folded, isOwn } = page;
  const english = masksOf(folded, streets.english, 'ADDRESS').filter(({ end }) => !isNameOfPlace(folded, end));
  const states = masksOf(folded, stateCode, 'ADDRESS').filter(({ start }) => isNear(english, start));
  const others = [streets.polish, streets.bare, streets.beforeCode, streets.afterCode, streets.german, streets.french]
    .concat([streets.beforeFive, streets.postBox, ...Object.values(codes)])
    .concat(streets.britishHouse)
    .flatMap((pattern) => masksOf(folded, pattern, 'ADDRESS'));
  const found = [...english, ...states, ...others].filter(
    ({ start }) =>
      !/^płac/i.test(text.slice(start, start + 4)) &&
      (isLabelled(folded, start) || (isOwn(start) && !siteBefore.test(lineBefore(folded, start, 20)))),
  );
  return [...found, ...labelledPlaces(page)];
}
