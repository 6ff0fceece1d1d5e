import { findInflectedCity, findPolishCity, findVoivodeship } from './cities';
import { findForeignCity } from './cities-abroad';
import { findCountry } from './countries';
import { isFirstName } from './first-names';
import { foldSameLength } from './fold-same-length';
import { isJobTitle } from './job-title';
import type { SectionKind, SectionLine } from './sections';
import { anyExact, anyOf, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/place.json';

export interface Place {
  city: string | null;
  /** Polish name in lower case. */
  voivodeship: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

const nowhere: Place = { city: null, voivodeship: null, country: null };
const label = new RegExp(`^\\W*${anyOf(words.labels)}\\s*[:\\u2013-]?\\s*`, 'u');
const notResidence = wholeWords(words.notResidence);
const postalCode = /\b\d{2}-\d{3}\s+([\p{Lu}][\p{L}]*(?:[ -][\p{Lu}][\p{L}]*)*)/u;
/** "Mieszkam w Luboniu koło Poznania". */
const living = new RegExp(
  `${anyOf(words.living)}\\s+(?:(?:pod|kolo|near|niedaleko) \\p{L}+, )?(?:w|we|in|near|pod|kolo)\\b:?\\s+`,
  'u',
);
const inflected = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u;
/** A larger place after "koło", "near" and the like only describes where the town lies. */
const besideTown = new RegExp(` ${anyExact(words.besideTown)} .*$| (?:area|region)$`);
const americanState =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?: \d{5}(?:-\d{4})?)?$/;
const englishCounty = new RegExp(String.raw`^(?:Co\.|County) \p{Lu}|shire$|^${anyExact(words.counties)}$`, 'u');
/** "Drobin (powiat płocki)", "Magdalenka, gm. Lesznowola": what a Polish town lies in. */
const inDistrict =
  /(?<![\p{L}-])(\p{Lu}[\p{L}-]+(?: (?:nad |pod )?\p{Lu}[\p{L}-]+)?),? \(?(?:pow(?:\.|iat)|gm(?:\.|ina)|woj(?:\.|ew\p{L}+)) ?\p{Ll}*/u;
/** "Ryki (praca zdalna)", "Gdańsk albo zdalnie" */
const orRemote = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?),? (?:\(|albo |lub |or )(?:praca )?(?:zdaln|remote)/u;
const emailOrPhone = /@[^\s@]+\.\w|(?:\d[ ()-]{0,2}){9}/;
/** E-mail addresses and phones, which part a line as commas do. */
const reachable = /(?<!\S)\S{1,64}@\S{1,80}|(?:(?:tel|phone|mob(?:ile)?)[.:]* ?)?\+?\(?\d[\d ()./-]{7,20}\d/gi;
/** "Sztum, ul. Mickiewicza 9" */
const street = /^(?:ul|al|os|pl)\. ?\p{L}/u;
/** "Baker Street", "Aleje Jerozolimskie": no town. */
const streetName = new RegExp(
  String.raw`^${anyExact(words.streetsBefore)}(?:\s|$)|\b${anyExact(words.streets)}$|${anyExact(words.streetEndings)}$`,
  'iu',
);
const separators =
  /[,|;\u2022\u00b7\u2726\t]|\p{Extended_Pictographic}|(?<=\p{L})[\u2013\u2014](?=\p{Lu})|\s(?:[\u2013\u2014/-]|\/\/)\s|\s{3,}/u;
/** As LinkedIn writes: "Kobierzyce, Dolnośląskie, Polska", "Cardiff, Wales, United Kingdom". */
const withRegion =
  /^(\p{Lu}[\p{L} -]{2,30}), (?:woj(?:\.|ewództwo) )?(\p{Lu}[\p{L} -]{2,30}), (\p{Lu}[\p{L} ]{2,30})$/u;
const aboutWork: ReadonlySet<SectionKind> = new Set(['experience', 'education']);
const placeName = /^[\p{Lu}][\p{L}.'-]+(?: [\p{L}.'-]+){0,2}$/u;

function findPolishPlace(name: string): Place | null {
  const known = findPolishCity(name);
  return known && { ...known, country: 'PL' };
}

function placeOf(parts: string[], stated: boolean, wholeText: string): Place {
  for (const [index, part] of parts.entries()) {
    const known = findPolishCity(part);
    if (known) return { ...known, country: 'PL' };
    const foreign = findForeignCity(part);
    if (foreign) return { ...foreign, voivodeship: null };
    const country = findCountry(part);
    const before = parts[index - 1];
    const voivodeship = index > 0 ? findVoivodeship(part) : null;
    const isDegree = /^[A-Z][A-Za-z]{1,4}$/.test(parts[index + 1] ?? '');
    if (before && placeName.test(before) && americanState.test(part) && !isDegree)
      return { city: before, voivodeship: null, country: 'US' };
    if (before && placeName.test(before) && englishCounty.test(part))
      return { city: before, voivodeship: null, country: 'GB' };
    if (before && placeName.test(before) && street.test(part))
      return { city: before, voivodeship: findVoivodeship(wholeText), country: 'PL' };
    if (voivodeship && before && placeName.test(before)) return { city: before, voivodeship, country: 'PL' };
    if (!country) continue;
    const city = before && placeName.test(before) ? before : null;
    return { city, voivodeship: country === 'PL' ? findVoivodeship(wholeText) : null, country };
  }
  const only = parts[0];
  if (stated && only && placeName.test(only) && !street.test(only) && !findCountry(only)) {
    return { city: only, voivodeship: findVoivodeship(wholeText), country: null };
  }
  return nowhere;
}

function placeLived(line: SectionLine): Place {
  const found = living.exec(line.folded);
  const name = found && inflected.exec(line.text.slice(found.index + found[0].length))?.[1];
  if (!name) return nowhere;
  const city = findInflectedCity(name) ?? findInflectedCity(name.split(' ')[0] ?? '');
  const abroad = findForeignCity(name);
  return city ? { ...city, country: 'PL' } : abroad ? { ...abroad, voivodeship: null } : nowhere;
}

/** "10437 Berlin" */
const foreignCode = /^\d{4,5} (\p{Lu}[\p{L}' -]*\p{L})$/u;
/** "Swansea SA1 0XX" */
const britishCode = /^(?:(\p{Lu}[\p{L}' -]*\p{L}),? )?(?!B2[BC]$|[ABC][12]$)[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?$/u;
/** "Prószków k. Opola" */
const besideLarger = /^(?!Mieszka)(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:k\.|k\/|koło|kolo|pod) \p{Lu}\p{L}+$/u;
/** As LinkedIn writes: "Greater Chicago Area". */
const area = /^(?:Greater )?(\p{Lu}[\p{L}. -]*\p{L}) (?:Metropolitan )?Area$/u;

/** "Bath BA1", "Totnes, Devon TQ9", "Banbridge, Co. Down, BT32": what the postcode follows, unless it is a county. */
function britishTown(cells: readonly string[]): string | undefined {
  const coded = cells.findIndex((cell) => britishCode.test(cell));
  if (coded < 0) return undefined;
  const names = [...cells.slice(0, coded), britishCode.exec(cells[coded] ?? '')?.[1] ?? ''];
  return names.findLast((name) => placeName.test(name) && !englishCounty.test(name) && !streetName.test(name));
}

/** A county, a postcode or both: the rest of an address that began on the line above. */
const isRestOfAddress = (text: string): boolean =>
  (placeName.test(text) && englishCounty.test(text)) ||
  (britishCode.test(text) && englishCounty.test(britishCode.exec(text)?.[1] ?? 'Kent'));

/** Lines as they are, but with what their addresses begin with. */
function wholeAddresses(lines: readonly SectionLine[]): SectionLine[] {
  const whole: SectionLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isRest = above?.section === line.section && !line.isHeading && isRestOfAddress(line.text.trim());
    const text = isRest && above ? `${above.text.trim()}, ${line.text.trim()}` : line.text;
    whole.push(isRest ? { ...line, text, folded: foldSameLength(text) } : line);
  }
  return whole;
}

/** Whether a town belongs to a job or a firm: "2018 – 2021 Kleks, Sopot", "Zakład Mięsny, Łomża". */
function isOfOthers({ text, folded }: SectionLine): boolean {
  if (emailOrPhone.test(text)) return false;
  const isFirm = (cell: string) =>
    /^\p{Lu}/u.test(cell) &&
    !/\d/.test(cell) &&
    !isJobTitle(cell) &&
    !findCountry(cell) &&
    !isFirstName(foldSameLength(cell).split(' ')[0] ?? '');
  const cellsOf = (column: string) => column.split(separators).map((cell) => cell.replace(/^[^\p{L}\d]+/u, '').trim());
  const columns = text.split(/[\t|]|\s{3,}/).map(cellsOf);
  const isTown = (cell: string) => findPolishCity(cell) ?? findForeignCity(cell);
  const isBehindFirm = columns.some((cells) => cells.slice(0, Math.max(0, cells.findIndex(isTown))).some(isFirm));
  return /(?<!\d )\b(?:19|20)\d{2}\b(?! \d)/.test(folded) || isBehindFirm;
}

function regionalPlace(text: string): Place | null {
  const [, city, region = '', name = ''] = withRegion.exec(text) ?? [];
  const [voivodeship, country] = [findVoivodeship(region), findCountry(name)];
  return city && country && (voivodeship !== null || country !== 'PL') ? { city, voivodeship, country } : null;
}

function placeInLine(line: SectionLine, isContact: boolean, isOnTop: boolean): Place {
  if (notResidence.test(line.folded)) return nowhere;
  const regional = aboutWork.has(line.section) ? null : regionalPlace(line.text.trim());
  if (regional) return regional;
  const district = inDistrict.exec(line.text)?.[1];
  if (district && isContact && !isJobTitle(district))
    return findPolishPlace(district) ?? { city: district, voivodeship: findVoivodeship(line.text), country: 'PL' };
  const lived = placeLived(line);
  if (lived.city) return lived;
  const around = area.exec(line.text.trim())?.[1];
  if (around) return findPolishPlace(around) ?? { city: around, voivodeship: null, country: null };
  const from = Math.max(0, line.folded.search(/(?<=[,;|] )zam\. /));
  const stated = label.exec(line.folded.slice(from));
  if (!stated && !isContact) return nowhere;
  const coded = postalCode.exec(line.text);
  if (coded?.[1]) {
    const known = findPolishCity(coded[1]);
    return known
      ? { ...known, country: 'PL' }
      : { city: coded[1], voivodeship: findVoivodeship(line.text), country: 'PL' };
  }
  // "Grasse (France)"
  const rest = line.text
    .slice(from + (stated?.[0].length ?? 0))
    .replace(reachable, ' | ')
    .replace(/ \((\p{L}+)\)/gu, (whole, name: string) => (findCountry(name) ? `, ${name}` : whole));
  const cells = rest.split(separators).map((cell) => cell.trim());
  const abroad = foreignCode.exec(rest.trim())?.[1];
  if (abroad) return { city: abroad, voivodeship: null, country: null };
  const remote = cells.map((cell) => orRemote.exec(cell)?.[1]).find((city) => city !== undefined);
  if (remote && !findCountry(remote))
    return findPolishPlace(remote) ?? { city: remote, voivodeship: null, country: null };
  const british = britishTown(cells) ?? britishCode.exec(rest.trim())?.[1];
  if (british && !streetName.test(british)) return { city: british, voivodeship: null, country: 'GB' };
  const beside = cells.map((cell) => besideLarger.exec(cell)?.[1]).find((city) => city !== undefined);
  if (beside) return findPolishPlace(beside) ?? { city: beside, voivodeship: findVoivodeship(rest), country: 'PL' };
  if (!stated && !isOnTop && isOfOthers(line)) return nowhere;
  const parts = rest.split(separators).map((part) =>
    part
      .replace(/\([^()]*\)/g, '')
      .replace(besideTown, '')
      .replace(/^[^\p{L}]+|(?<![\s.])[\s.]+$/gu, '')
      .trim(),
  );
  return placeOf(
    parts.filter((part) => part !== '' && !streetName.test(part)),
    stated !== null,
    rest,
  );
}

/** In lines: the top of a CV, where name and trade stand, but no employer. */
const topLines = 3;
const longestContact = 60;
/** So many lines from an e-mail address or a phone. */
const nearby = 3;

/** Whether each line is about the person: under such a title, or beside the e-mail address or the phone. */
function contactLines(lines: SectionLine[]): boolean[] {
  const anchors = lines.flatMap(({ section, text }, index) =>
    section !== 'clause' && text.length < longestContact && emailOrPhone.test(text) ? [index] : [],
  );
  return lines.map(
    ({ section, text }, index) =>
      section === 'header' ||
      section === 'contact' ||
      (text.length < longestContact && anchors.some((anchor) => Math.abs(anchor - index) <= nearby)),
  );
}

/**
 * The place of residence: from a label, a postal code, or a city among the contact data, not from employers or schools.
 * The voivodeship follows from a known city.
 */
export function findPlace(lines: SectionLine[]): Place {
  const isContact = contactLines(lines);
  const places = wholeAddresses(lines).map((line, index) =>
    placeInLine(line, isContact[index] === true, index < topLines),
  );
  const best = places.find((place) => place.city !== null) ?? places.find((place) => place.country !== null);
  if (!best) return nowhere;
  return { ...best, country: best.country ?? places.find((place) => place.country !== null)?.country ?? null };
}
