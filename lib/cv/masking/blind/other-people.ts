import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { lineAfter, lineBefore } from '../context';
import type { Mask } from '../mask';
import type { PageLine } from '../page-lines';
import type { BlindPage } from './blind-page';
import { authorLists, beginsWithFirstName, hasTitle, personPatterns, withoutTitles } from './person-patterns';
import words from '../words/other-people.json';

/** Words before the name of a school, prize or street: the person it is called after is nobody's referee. */
const patron = new RegExp(String.raw`(?<![\p{L}])${anyLatin(words.patrons)}\b\.? (?:[\p{L}.]+ ){0,3}$`, 'u');
const firm = new RegExp(`^ ?${anyExact(words.firms)}`, 'i');
const firmWord = new RegExp(`(?<![a-z])${anyExact(words.firmWords)}(?![a-z])`);
/** Firms and brands whose names look like people's. */
const brands = new RegExp(`^${anyExact(words.brands)}`);
const reachable = /@|(?:\d[ ()./-]{0,2}){9}/;

interface Found {
  start: number;
  end: number;
  name: string;
}

function matches({ text }: BlindPage, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found, groups }) => {
    const name = groups?.['name'] ?? found;
    const start = index + found.lastIndexOf(name);
    return { start, end: start + name.length, name };
  });
}

/** Who is named right after what they are: "Przełożona: Anna Kowal". */
function inRoles(page: BlindPage): Found[] {
  return matches(page, personPatterns.role).flatMap(({ end: start }): Found[] => {
    const name = personPatterns.inRole.exec(lineAfter(page.text, start, 90))?.groups?.['name'];
    return name ? [{ start, end: start + name.length, name }] : [];
  });
}

/** Authors and patrons in lines about books, music and schools. */
const works = new RegExp(anyExact(words.works));
const isOfWorks = ({ folded }: BlindPage, { start, end }: Found): boolean =>
  works.test(lineBefore(folded, start, 80)) || works.test(lineAfter(folded, end, 30));

const isBrand = (name: string): boolean => brands.test(foldSameLength(name));
const isPerson = ({ name }: Found): boolean =>
  (beginsWithFirstName(name) || /^\p{Lu}\. ?\p{Lu}\p{Ll}/u.test(withoutTitles(name))) && !isBrand(name);
const toMask = ({ start, end }: { start: number; end: number }): Mask => ({ start, end, kind: 'PERSON' });

/** Under the title "References": whoever begins a line and is named as a person, or has contact data there. */
function referees(page: BlindPage): Mask[] {
  return page.lines.flatMap((line, index): Mask[] => {
    const found = personPatterns.referee.exec(line.text)?.groups?.['name'];
    if (!found || line.isHeading || !isOfReferences(page.lines, index)) return [];
    const below = page.lines.slice(index, index + 3);
    const isNamed = beginsWithFirstName(found) || hasTitle(found);
    if (isNamed ? isBrand(found) : !below.some(({ folded }) => reachable.test(folded)) || firmWord.test(line.folded))
      return [];
    const start = line.start + line.text.indexOf(found);
    return [toMask({ start, end: start + found.length })];
  });
}

const heading = new RegExp(String.raw`^\W*${anyExact(words.referenceHeadings)}\s{0,2}:?\s*$`);
const reach = 14;

function isOfReferences(lines: readonly PageLine[], index: number): boolean {
  if (lines[index]?.section === 'references') return true;
  const above = lines.slice(Math.max(0, index - reach), index);
  const title = above.findLastIndex(({ folded }) => heading.test(folded));
  return title >= 0 && !above.slice(title + 1).some(({ isHeading }) => isHeading);
}

/** Co-authors in a list with the person's own name. */
function coAuthors(page: BlindPage): Mask[] {
  const isOwn = (list: Found): boolean =>
    page.known.some(({ kind, start, end }) => kind === 'NAME' && start < list.end && end > list.start);
  return authorLists
    .flatMap((pattern) => matches(page, pattern))
    .filter(isOwn)
    .map(toMask);
}

/**
 * Finds names of other people, with the titles before them: referees, supervisors, co-authors. Things called after
 * people, and firms with a person's name, stay.
 */
export function findOtherPeople(page: BlindPage): Mask[] {
  const { polite, addressed, learned, quoted, signed, together, partnered, inSentence, cell } = personPatterns;
  const isNoFirm = ({ start, end }: Found): boolean =>
    !patron.test(lineBefore(page.folded, start, 40)) &&
    !firm.test(page.folded.slice(end, end + 8)) &&
    !firmWord.test(page.folded.slice(start, end));
  const people = [
    ...matches(page, polite),
    ...matches(page, addressed),
    ...[learned, signed, partnered].flatMap((pattern) => matches(page, pattern)).filter(isPerson),
    ...inRoles(page).filter((one) => isPerson(one) || isPlainName(one)),
    ...[inSentence, cell]
      .flatMap((pattern) => matches(page, pattern))
      .filter((one) => beginsWithFirstName(one.name) && !isBrand(one.name) && !isOfWorks(page, one)),
    ...[quoted, together].flatMap((pattern) => matches(page, pattern)),
  ].filter(isNoFirm);
  return [...people.map(toMask), ...referees(page), ...coAuthors(page)];
}

/** Two capitalised words, none of them in capitals throughout: "Manager: SAP Europe" is no person. */
const isPlainName = ({ name }: Found): boolean =>
  /^(?:\p{Lu}\p{Ll}+[ -]){1,2}\p{Lu}\p{Ll}+$/u.test(withoutTitles(name)) && !isBrand(name);
