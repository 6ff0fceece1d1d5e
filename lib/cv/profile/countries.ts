import { foldSameLength } from './fold-same-length';
import names from './words/countries.json';

/** ISO 3166-1 codes by the names used in CVs, folded. */
const codes = new Map(Object.entries(names).flatMap(([code, list]) => list.map((name) => [name, code] as const)));

/** Every other country, by the names that Unicode gives it in both languages. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
for (const language of ['pl', 'en']) {
  const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = foldSameLength(display.of(code) ?? '');
    if (name !== '' && !codes.has(name)) codes.set(name, code);
  }
}

/** @returns ISO 3166-1 alpha-2 code, or null for an unknown country */
export function findCountry(text: string): string | null {
  return codes.get(foldSameLength(text).trim()) ?? null;
}
