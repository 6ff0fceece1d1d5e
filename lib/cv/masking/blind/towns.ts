import { findPolishCity, findVoivodeship } from '@/lib/cv/profile/cities';
import { findForeignCity } from '@/lib/cv/profile/cities-abroad';
import { findCountry } from '@/lib/cv/profile/countries';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { Mask } from '../mask';

/** A mask over a place. */
export const placeMask = (start: number, end: number): Mask => ({ start, end, kind: 'PLACE' });

/** Whether the words are the name of a known town or country. */
export const isTown = (words: string): boolean =>
  findPolishCity(words) !== null || findForeignCity(words) !== null || findCountry(words) !== null;
/** Whether they are the name of a town, a country or a region. */
export const isPlaceName = (words: string): boolean => isTown(words) || isRegion(words);

/** Whether they are the name of a country or a region. */
export const isRegion = (words: string): boolean =>
  findCountry(words) !== null ||
  findVoivodeship(words) !== null ||
  /^[A-Z]{2}$|shire$|land$|London$|^(?:Devon|Kent|Surrey|Essex|Cornwall|Dorset|Norfolk|Suffolk|Sussex|England|Scotland|Wales)$/u.test(
    words,
  );

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
