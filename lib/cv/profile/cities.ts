import { foldSameLength } from './fold-same-length';
import words from './words/cities.json';

/** Larger Polish cities by voivodeship (division of 1999). */
const citiesOf: Record<string, readonly string[]> = words.voivodeships;
const englishNames: Record<string, string> = words.english;

export interface PolishCity {
  city: string;
  voivodeship: string;
}

const byFoldedName = new Map<string, PolishCity>();
for (const [voivodeship, cities] of Object.entries(citiesOf)) {
  for (const city of cities) byFoldedName.set(foldSameLength(city), { city, voivodeship });
}
for (const [english, city] of Object.entries(englishNames)) {
  const known = byFoldedName.get(foldSameLength(city));
  if (known) byFoldedName.set(english, known);
}

/** @param name a city's name, ignoring case and diacritics */
export function findPolishCity(name: string): PolishCity | null {
  return (
    byFoldedName.get(
      foldSameLength(name)
        .trim()
        .replace(/ wlkp\.?$/, ' wielkopolski'),
    ) ?? null
  );
}

/** How far an inflected name may differ at its end: "w Luboniu", "w Łodzi", "w Białymstoku". */
const longestEnding = 3;

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How much of a city's word begins a word of a text, if that is a form of it: "Nowego" of "Nowy"; 0: it is none. */
function sharedForm(word: string, form: string): number {
  const shared = sharedStart(word, form);
  // "Sosnowiec", "w Sosnowcu".
  const ending = word.endsWith('ec') ? 3 : 2;
  return shared >= Math.max(3, word.length - ending) && form.length - shared <= longestEnding ? shared : 0;
}

/** @param name a city in the locative or another case: "Łodzi", "Nowego Sącza" */
export function findInflectedCity(name: string): PolishCity | null {
  const forms = foldSameLength(name).trim().split(/[ -]/);
  let best: PolishCity | null = null;
  let longest = 0;
  for (const [city, known] of byFoldedName) {
    const words = city.split(/[ -]/);
    if (words.length !== forms.length) continue;
    const shared = words.map((word, index) => sharedForm(word, forms[index] ?? ''));
    const total = shared.includes(0) ? 0 : shared.reduce((sum, one) => sum + one, 0);
    if (total <= longest) continue;
    best = known;
    longest = total;
  }
  return best;
}

const voivodeships = Object.keys(citiesOf).map(
  (name) => [name, new RegExp(`(?:woj\\w*\\.?\\s+|^\\s*)${foldSameLength(name)}(?=$|[\\s,.])`)] as const,
);

/** @param text finds "woj. mazowieckie" and "Mazowieckie", but no city names */
export function findVoivodeship(text: string): string | null {
  const folded = foldSameLength(text);
  return voivodeships.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
