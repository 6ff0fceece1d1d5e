import { anyExact } from '@/lib/word-lists/word-pattern';
import { isFirstName } from '@/lib/cv/profile/first-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import type { Mask } from '../mask';
import { isAboutWork, type PageLine } from '../page-lines';
import type { BlindPage } from './blind-page';
import { placePattern as place } from './place-pattern';
import { isPlaceName, isRegion, isTown, placeMask as mask } from './towns';
import words from '../words/contact-towns.json';

const district = /^(?:[ -]\p{Lu}[\p{L}'’-]{2,20}|,? ?\([^()\n]{2,30}\)){0,2}/u;

const years = /(?<!\d )\b(?:19|20)\d{2}\b(?!-\d{2}-)/;
const contact = /@|(?:\d[ ()./-]{0,2}){9}|linkedin|github/;
const longest = 110;

/** Whether the line gives the person's data: the header, the contact section, or beside an e-mail address or a phone. */
function isContact(page: BlindPage, line: PageLine, index: number): boolean {
  if (line.folded.length > longest || (years.test(line.folded) && !hasPersonal(page, line))) return false;
  if (line.section === 'header' || line.section === 'contact') return true;
  if (contact.test(line.folded)) return true;
  const near = page.lines.slice(Math.max(0, index - 3), index + 4);
  return !isAboutWork(line) && near.some(({ folded }) => contact.test(folded) && folded.length < longest);
}

const hasPersonal = ({ known }: BlindPage, line: PageLine): boolean =>
  known.some(({ start, end, kind }) => start < line.end && end > line.start && kind !== 'INSTRUCTION');

/**
 * Whether the cell before a town is a firm or a school, whose town it then is, and not a name, a trade or another
 * place.
 */
function isFirm(page: BlindPage, start: number, words: string): boolean {
  // What follows an e-mail address in the same cell is of another column.
  const end = start + words.length;
  const masked = page.known.filter((one) => one.start < end && one.end > start).at(-1)?.end ?? start;
  const rest = page.text.slice(Math.min(masked, end), end).trim();
  if (!/^\p{Lu}/u.test(rest)) return false;
  return !isJobTitle(rest) && !isPlaceName(rest) && !isFirstName(foldSameLength(rest).split(' ')[0] ?? '');
}

/** The person's towns, and other towns in cells of their own, in lines of contact data. */
function inContacts(page: BlindPage): Mask[] {
  return page.lines.flatMap((line, index) => {
    if (!isContact(page, line, index)) return [];
    return [...cellsIn(page, line)];
  });
}

const cell = /(?:(?! [\u2013\u2014/-] | {3})[^,;|\t\u2022\u00b7\n()])+/gu;
const column = /[|\t\u2022\u00b7\u2013\u2014(]/;

function cellsIn(page: BlindPage, line: PageLine): Mask[] {
  const masks: Mask[] = [];
  let isTheirs = false;
  for (const { index, 0: found } of line.text.matchAll(cell)) {
    const words = found.trim().replace(/[.]$/, '');
    const from = line.start + index + found.indexOf(words);
    const between = line.text.slice(Math.max(0, index - 2), index + found.indexOf(words));
    if (column.test(between)) isTheirs = false;
    const last = masks.at(-1);
    const isFollowing = last !== undefined && from - last.end <= 3;
    const end = words === '' || isTheirs ? from : endOfTown(page, from, words, isFollowing);
    if (end > from) masks.push(mask(from, end));
    else isTheirs ||= isFirm(page, from, words);
  }
  return masks;
}

/** Where a cell's town, with its district, ends; the beginning where it has none. */
function endOfTown(page: BlindPage, from: number, words: string, isFollowing: boolean): number {
  const folded = page.folded.slice(from, from + words.length);
  if (isTown(words) || /^near \p{Lu}/u.test(words) || (isFollowing && isPlaceName(words))) return from + words.length;
  if (hasMaskIn(page, from, words)) return from;
  const [first = ''] = words.split(' ');
  const town = page.towns.find((one) => startsWithTown([one], folded))?.length ?? (isTown(first) ? first.length : 0);
  if (town === 0) return from;
  const rest = words.slice(town);
  const isDistrict = district.exec(rest)?.[0] === rest && !isJobTitle(rest.trim());
  // "Warszawa Office Manager" is the town and a trade.
  if (!isDistrict && first.length === town && !isJobTitle(rest.trim()) && !page.towns.includes(folded.slice(0, town)))
    return from;
  return from + town + (isDistrict ? rest.length : 0);
}

/** The person's town at the beginning of a line that continues with another column: "71-001 Szczecin Raben". */
function codedTowns({ folded, towns }: BlindPage): Mask[] {
  return towns.flatMap((town) => {
    const words = town.replace(/[^a-z ]/g, '.');
    const pattern = new RegExp(`(?<=^|\\n)(?:\\d{2}-\\d{3} ${words}|${words}, [a-z]{2} \\d{5})(?![\\p{L}\\d])`, 'gu');
    return [...folded.matchAll(pattern)].map(({ index, 0: found }) => mask(index, index + found.length));
  });
}

const startsWithTown = (towns: readonly string[], folded: string): boolean =>
  towns.some((town) => folded.startsWith(town) && !/^\p{L}/u.test(folded.slice(town.length)));

const hasMaskIn = ({ known }: BlindPage, from: number, words: string): boolean =>
  known.some(({ start, end }) => start < from + words.length && end > from);

/** The town as a line of its own, as an exported profile repeats it under the name. */
function alone(page: BlindPage): Mask[] {
  return page.lines
    .filter(
      ({ folded, section }) =>
        section !== 'experience' && section !== 'education' && page.towns.includes(folded.trim()),
    )
    .map(({ start, end }) => mask(start, end));
}

/** "Greater Manchester, England", "Poznań, wielkopolskie, Polska": a place and its region in a line of contact data. */
function regional(page: BlindPage): Mask[] {
  return page.lines.flatMap((line, index): Mask[] => {
    if (!isContact(page, line, index)) return [];
    const parts = line.text.trim().split(', ');
    const isRegional = parts.length > 1 && parts.length < 4 && parts.slice(1).every((part) => isRegion(part.trim()));
    return isRegional && place.exec(line.text.trim())?.[0] === line.text.trim() ? [mask(line.start, line.end)] : [];
  });
}

/** One or two capitalised words in a cell beside an e-mail address or a phone are the place where the person lives. */
function besideReachable(page: BlindPage): Mask[] {
  return page.lines.flatMap((line) => {
    const reach = page.known.filter(
      ({ start, end, kind }) => start < line.end && end > line.start && (kind === 'EMAIL' || kind === 'PHONE'),
    );
    if (reach.length === 0 || isAboutWork(line) || line.section === 'references' || years.test(line.folded)) return [];
    return [...line.text.matchAll(/[^,;|\t\u2022\u00b7\n]+/gu)].flatMap(({ index, 0: found }): Mask[] => {
      const words = found.trim();
      const from = line.start + index + found.indexOf(words);
      if (
        !lonePlace.test(words) ||
        noPlace.test(foldSameLength(words)) ||
        isJobTitle(words) ||
        hasMaskIn(page, from, words)
      )
        return [];
      return isFirstName(foldSameLength(words).split(' ')[0] ?? '') ? [] : [mask(from, from + words.length)];
    });
  });
}

const lonePlace = /^\p{Lu}\p{Ll}{2,}(?:[ -](?:nad |pod |upon |on )?\p{Lu}\p{Ll}{2,}){0,2}$/u;
const noPlace = new RegExp(anyExact(words.noPlace));

/** Where the person lives, as lines of contact data say. */
export function findContactTowns(page: BlindPage): Mask[] {
  return [...inContacts(page), ...alone(page), ...regional(page), ...codedTowns(page), ...besideReachable(page)];
}
