import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import { findCountry } from '@/lib/cv/profile/countries';
import { lineAfter, lineBefore } from '../context';
import type { Mask } from '../mask';
import type { BlindPage } from './blind-page';
import { findContactTowns } from './contact-towns';
import { placeName, placePattern as place } from './place-pattern';
import { isPlaceName, isTown, placeMask as mask } from './towns';
import words from '../words/residence.json';

const living = new RegExp(String.raw`(?<![\p{L}])${anyLatin(words.living)}(?![\p{L}]) `, 'gu');
const capitals = new RegExp(`^${placeName}`, 'u');

/** "Bristol-based developer", "Londyn i okolice" */
const basedTown =
  /(?<![\p{L}-])(?<town>\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)(?:-| )based(?![\p{L}])|(?<![\p{L}-])(?<area>\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?) i okolice/gu;

function basedIn({ text }: BlindPage): Mask[] {
  return [...text.matchAll(basedTown)].flatMap(({ index, groups }): Mask[] => {
    const town = groups?.['town'] ?? groups?.['area'] ?? '';
    return isTown(town) ? [mask(index, index + town.length)] : [];
  });
}

/** A place that a capital begins, as it stands in a sentence. */
function placeAt({ text }: BlindPage, at: number): Mask[] {
  const rest = lineAfter(text, at, 80);
  const found = place.exec(rest)?.[0];
  if (!found) return [];
  // "Polsce, Java": what goes on after a comma is no place.
  const [first = found, ...more] = found.split(', ');
  const kept = more.filter((part) => isPlaceName(part) || new RegExp(`^${anyExact(words.kept)}`, 'iu').test(part));
  const whole = kept.length === more.length ? found : [first, ...more.slice(0, kept.length)].join(', ');
  return [mask(at, at + whole.length)];
}

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

/**
 * Finds where the person lives: town, district and region beside an address, after a label, in a sentence that says
 * so, among the contact data. Towns of employers and schools stay, because the CV is judged by them.
 */
export function findResidence(page: BlindPage): Mask[] {
  const sentences = [...page.folded.matchAll(living)].flatMap(({ index, 0: words }) =>
    placeAt(page, index + words.length),
  );
  const quarter = sentences.flatMap(({ end }): Mask[] => {
    const found = /^ \((?:dzielnica |osiedle )?(?<name>\p{L}[^()\n]{2,30})\)/u.exec(page.text.slice(end, end + 45));
    return found ? [mask(end, end + found[0].length)] : [];
  });
  const found = [...besideCodes(page), ...sentences, ...quarter, ...basedIn(page), ...findContactTowns(page)];
  return [...found, ...joined(page, [...page.known, ...found])];
}
