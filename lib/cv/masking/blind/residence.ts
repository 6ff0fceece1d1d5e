import { findPolishCity, findVoivodeship } from '@/lib/cv/profile/cities';
import { findForeignCity } from '@/lib/cv/profile/cities-abroad';
import { findCountry } from '@/lib/cv/profile/countries';
import { isFirstName } from '@/lib/cv/profile/first-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { lineAfter, lineBefore } from '../context';
import type { Mask } from '../mask';
import { isAboutWork, type BlindLine, type BlindPage } from './blind-page';

const living =
  /(?<![\p{L}])(?:(?:(?:obecnie |aktualnie |na stale |od \w+ )?(?:mieszka(?:m|jac[ay])?|zamieszkal[ay]|zamieszkuje|dojezdza(?:m|jac[ay])?|pochodze|mieszkan(?:ka|iec))(?: (?:obecnie|aktualnie|od urodzenia|na stale|wlasnym \p{L}+|codziennie|z rodzina|autem|od \d{4}(?: roku)?)){0,2} (?:w|we|z|ze|pod|kolo|niedaleko|na|okolic\w{0,2}))|liv(?:e|es|ed|ing) (?:in|near|at)|resid(?:e|es|ing) (?:in|near|at)|(?:currently |now )?(?:based|located|settled) (?:in|near|at|out of|outside)|relocated to|moved to|przeprowadzil(?:am|em) sie do|osiadl(?:am|em) w|(?:commut\w{1,3}) from|home is|hail(?:s|ing)? from|originally from|native of|(?:i am|i'm|i’m) from|jestem (?:z|ze|spod)|rodem z|home ?town:?|gotow[ya] do dojazdow z|dojazd z|zam\.|zamieszkal[aye])(?![\p{L}]) /gu;
const name = String.raw`\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)?(?: (?:(?:nad|pod|upon|on|of|k\.|k\/|koło|kolo|near) )?\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)?){0,2}`;
const place = new RegExp(
  `^(?:[Gg]reater |[Cc]entral |[Nn]ear |okolice |pod )?${name}(?:,? \\((?:dzielnica |osiedle |district |gm\\. |pow\\. |woj\\. )?[^()\\n]{2,30}\\))?(?:, (?:(?:dzielnica|osiedle|gmina|powiat|gm\\.|pow\\.|woj\\.|[Ee]ast|[Ww]est|[Nn]orth|[Ss]outh) )?${name}){0,2}`,
  'u',
);
const capitals = new RegExp(`^${name}`, 'u');
const district = /^(?:[ -]\p{Lu}[\p{L}'’-]{2,20}|,? ?\([^()\n]{2,30}\)){0,2}/u;

const isTown = (words: string): boolean =>
  findPolishCity(words) !== null || findForeignCity(words) !== null || findCountry(words) !== null;
const mask = (start: number, end: number): Mask => ({ start, end, kind: 'PLACE' });

/** "Bristol-based developer", "Londyn i okolice" */
const basedTown =
  /(?<![\p{L}-])(?<town>\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)(?:-| )based(?![\p{L}])|(?<![\p{L}-])(?<area>\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?) i okolice/gu;

function basedIn({ text }: BlindPage): Mask[] {
  return [...text.matchAll(basedTown)].flatMap(({ index, groups }): Mask[] => {
    const town = groups?.['town'] ?? groups?.['area'] ?? '';
    return isTown(town) ? [mask(index, index + town.length)] : [];
  });
}

/** A cell of one or two capitalised words beside an e-mail address or a phone is where these reach the person. */
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
const noPlace =
  /(?:linkedin|github|gitlab|behance|skype|whatsapp|telegram|signal|portfolio|facebook|instagram|mobile|telefon|phone|email|mail|kontakt|contact|dyspozycyjn|dostepn|available|remote|zdaln|hybryd|prawo jazdy|driving|curriculum|europass|java|python|senior|junior|mid\b|freelance|student|absolwent|graduate|zespol|szkol|uniwer|univers|bank|group|polska sp|studio|agencj|firma|dzial|kadry)/;

/** A place that a capital begins, as it stands in a sentence. */
function placeAt({ text }: BlindPage, at: number): Mask[] {
  const rest = lineAfter(text, at, 80);
  const found = place.exec(rest)?.[0];
  if (!found) return [];
  // "Polsce, Java": what goes on after a comma is no place.
  const [first = found, ...more] = found.split(', ');
  const kept = more.filter(
    (part) => isPlaceName(part) || /^(?:dzielnica|east|west|north|south|gm|pow|woj)/iu.test(part),
  );
  const whole = kept.length === more.length ? found : [first, ...more.slice(0, kept.length)].join(', ');
  return [mask(at, at + whole.length)];
}

const isPlaceName = (words: string): boolean => isTown(words) || isRegion(words);

const isRegion = (words: string): boolean =>
  findCountry(words) !== null ||
  findVoivodeship(words) !== null ||
  /^[A-Z]{2}$|shire$|land$|London$|^(?:Devon|Kent|Surrey|Essex|Cornwall|Dorset|Norfolk|Suffolk|Sussex|England|Scotland|Wales)$/u.test(
    words,
  );

/** The town of a postal code: after it ("30-001 Kraków-Bronowice"), or before it ("Leeds LS6 0XX", "Portland, OR 97200"). */
function besideCodes(page: BlindPage): Mask[] {
  const { text, folded, known } = page;
  return known
    .filter(({ kind }) => kind === 'ADDRESS')
    .flatMap(({ start, end }): Mask[] => {
      const isCode = /\d{2}-?\d{3}$|\d{4,5}$/.test(folded.slice(start, end));
      const after = /^ ?/.exec(text.slice(end))?.[0].length ?? 0;
      const words = isCode ? capitals.exec(lineAfter(text, end + after, 60))?.[0] : undefined;
      const masks = words ? [mask(start, townEnd(text, end + after, words))] : [];
      const before = /(?:(?<town>\p{Lu}[\p{L}'’ .-]{1,30}),? )?(?:[A-Z]{2} )?$/u.exec(lineBefore(text, start, 45));
      const isForeign =
        /[a-z]\d|\d{5}$/.test(folded.slice(start, end)) && !/\d{2}-\d{3}$/.test(folded.slice(start, end));
      if (isForeign && before?.groups?.['town']) masks.push(mask(start - before[0].length, end));
      return masks;
    });
}

/** Of capitalised words those that are the town: "71-001 Szczecin Raben" ends with the first. */
function townEnd(text: string, at: number, words: string): number {
  const parts = words.split(' ');
  const length = [3, 2, 1].find((count) => count <= parts.length && isTown(parts.slice(0, count).join(' ')));
  const taken = length ?? (text[at + words.length] === '\n' || at + words.length === text.length ? parts.length : 1);
  const town = parts.slice(0, taken).join(' ').length;
  // "Warszawa-Ochota", "Łódź (Polesie)"
  const more = /^(?:-\p{Lu}[\p{L}]+)?(?:,? \([^()\n]{2,30}\))?/u.exec(text.slice(at + town, at + town + 40))?.[0] ?? '';
  return at + town + more.length;
}

/** Streets and codes in one line are one address with what stands between and in brackets behind. */
function joined({ text, folded }: BlindPage, masks: readonly Mask[]): Mask[] {
  const sorted = masks
    .filter(({ kind }) => kind === 'ADDRESS' || kind === 'PLACE')
    .toSorted((a, b) => a.start - b.start);
  return sorted.flatMap((one, index): Mask[] => {
    const next = sorted[index + 1];
    const between = next ? text.slice(one.end, next.start) : '';
    if (
      next &&
      next.start > one.end &&
      between.length < 40 &&
      /^(?:,? ?[\p{Lu}][\p{L}'’ .-]*)?,? ?$/u.test(between) &&
      !between.includes('\n')
    )
      return [mask(one.start, next.end)];
    const country = /^,? \(?(?<country>\p{L}[\p{L} ]{2,20})\)?(?=$|[\n,;|•·\t])/u.exec(lineAfter(folded, one.end, 30));
    return country?.groups && findCountry(country.groups['country'] ?? '')
      ? [mask(one.start, one.end + country[0].length)]
      : [];
  });
}

const years = /(?<!\d )\b(?:19|20)\d{2}\b(?!-\d{2}-)/;
const contact = /@|(?:\d[ ()./-]{0,2}){9}|linkedin|github/;
const longest = 110;

/** Whether the line gives the person's data: the header, the contact section, or beside an e-mail address or a phone. */
function isContact(page: BlindPage, line: BlindLine, index: number): boolean {
  if (line.folded.length > longest || (years.test(line.folded) && !hasPersonal(page, line))) return false;
  if (line.section === 'header' || line.section === 'contact') return true;
  if (contact.test(line.folded)) return true;
  const near = page.lines.slice(Math.max(0, index - 3), index + 4);
  return !isAboutWork(line) && near.some(({ folded }) => contact.test(folded) && folded.length < longest);
}

const hasPersonal = ({ known }: BlindPage, line: BlindLine): boolean =>
  known.some(({ start, end, kind }) => start < line.end && end > line.start && kind !== 'INSTRUCTION');

/** Whether a cell before the town is a firm or a school, not a name, a trade or another place: then the town is theirs. */
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

const cell = /(?:(?! [\u2013\u2014\/-] | {3})[^,;|\t\u2022\u00b7\n()])+/gu;
const column = /[|\t\u2022\u00b7\u2013\u2014(]/;

function cellsIn(page: BlindPage, line: BlindLine): Mask[] {
  const masks: Mask[] = [];
  let isTheirs = false;
  for (const { index, 0: found } of line.text.matchAll(cell)) {
    const words = found.trim().replace(/[.]$/, '');
    const from = line.start + index + found.indexOf(words);
    if (column.test(line.text.slice(Math.max(0, index - 2), index + 3).replace(/\p{L}.*$/su, ''))) isTheirs = false;
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

/** The person's town at the beginning of a line that another column goes on with: "71-001 Szczecin Raben". */
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

/**
 * Where the person lives: the town, the district and the region beside an address, after a label, in a sentence that says so,
 * among the contact data. Towns of employers and schools stay: they are judged.
 */
export function findResidence(page: BlindPage): Mask[] {
  const sentences = [...page.folded.matchAll(living)].flatMap(({ index, 0: words }) =>
    placeAt(page, index + words.length),
  );
  const quarter = sentences.flatMap(({ end }): Mask[] => {
    const found = /^ \((?:dzielnica |osiedle )?(?<name>\p{L}[^()\n]{2,30})\)/u.exec(page.text.slice(end, end + 45));
    return found ? [mask(end, end + found[0].length)] : [];
  });
  const found = [
    ...besideCodes(page),
    ...sentences,
    ...quarter,
    ...inContacts(page),
    ...alone(page),
    ...regional(page),
    ...codedTowns(page),
    ...basedIn(page),
    ...besideReachable(page),
  ];
  return [...found, ...joined(page, [...page.known, ...found])];
}

/** A town's name, folded, without what a PDF reader put behind it: "Szczecin Raben". */
export function townName(found: string): string {
  const words = found
    .trim()
    .replace(/^greater /i, '')
    .split(' ');
  const known = [3, 2, 1].find((count) => count <= words.length && isTown(words.slice(0, count).join(' ')));
  return foldSameLength(words.slice(0, known ?? words.length).join(' '));
}

/** The towns that a hidden place names: "30-001 Kraków-Bronowice" names Kraków. */
export function townsIn(place: string): string[] {
  const names = [...place.matchAll(/\p{Lu}[\p{L}'’]+(?:[ -](?:(?:nad|pod|upon|on) )?\p{Lu}[\p{L}'’]+){0,2}/gu)];
  return names.flatMap(({ 0: words }) => {
    const parts = words.split(/[ -]/);
    const count = [3, 2, 1].find((length) => length <= parts.length && isTown(parts.slice(0, length).join(' ')));
    return count ? [parts.slice(0, count).join(' ')] : [];
  });
}
