import { foldSameLength } from './fold-same-length';
import citiesOf from './words/cities-abroad.json';

/** Larger cities of other countries, as people write them; their file has them by ISO 3166-1 code. */
const byFoldedName = new Map(
  Object.entries(citiesOf).flatMap(([country, cities]) =>
    cities.map((city) => [foldSameLength(city), { city, country }] as const),
  ),
);

/** @param name a city outside Poland, ignoring case and diacritics */
export function findForeignCity(name: string): { city: string; country: string } | null {
  return byFoldedName.get(foldSameLength(name).trim()) ?? null;
}
