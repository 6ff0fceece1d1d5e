import { findInflectedCity, findPolishCity } from '@/lib/cv/profile/cities';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { locationTypes } from '@/lib/domain/process-enums';
import { readPay, type AdvertPay } from './read-pay';
import { anyExact, anywhere, atStart } from '@/lib/word-lists/word-pattern';
import words from './words/read-advert.json';

type LocationType = (typeof locationTypes)[number];

/** Where the work is, and how. */
export interface AdvertLocation {
  type: LocationType;
  /** '' when only the arrangement is said. */
  place: string;
  /** The advert's words. */
  said: string;
}

const arrangements: [LocationType, RegExp][] = [
  ['HYBRID', anywhere(words.hybrid)],
  ['REMOTE', anywhere(words.remote)],
  ['OFFICE', anywhere(words.office)],
];
/** What is said of it, to the end of the sentence or bracket. */
const saying = /^[^.\n();]{1,60}/;

/** A name of one or two words with capitals. */
const name = "(\\p{Lu}[\\p{L}'-]+(?: (?:(?:upon|on|under) )?\\p{Lu}[\\p{L}'-]+)?)";
const workplace = anyExact(words.workplaces);
/** Where an advert says that the work is. */
const stated = [
  String.raw`${anyExact(words.placeLabels)}\s+((?:woj(?:ew[oó]dztw[oa]|\.) \p{L}[\p{L}-]+)|${name})`,
  `\\b[Oo]ur ${name}(?:-based| ${workplace}\\b)`,
  `\\b${workplace}s? (?:is )?(?:in|at) ${name}`,
  `(?:^|[.!?\\n]\\s*)${name} ${workplace}\\b`,
  `(?:^|\\n)${name} (?:or remote|or hybrid|lub zdaln|albo zdaln)`,
  // The second line: "Brook Academy, Ripon.", "Itchen Yachts – Southampton".
  `^\\s*\\S[^\\n]*\\n+[^,.\\n]+(?:,| [–—|-]) ${name}(?:\\.|\\n|, (?:hybrid|remote|office|on-?site))`,
].map((source) => new RegExp(source, 'u'));
const inTown = new RegExp(String.raw`(?<!\b${anyExact(words.notInTown)} )\b(?:in|at) ${name}`, 'gu');
/** The parts of an advert's title: "FLT driver – Wakefield – start Monday". */
const titleParts = /\s[–—|-]\s|[,()/]/;
const company = /\s@\s[^(–—|]+/;
const polish = /[ąćęłńóśżź]/i;
const noPlace = atStart(words.noPlace);

/** "w Zakopanem": a Polish city in any case, anywhere. */
function polishCityIn(advert: string): string | null {
  for (const { 1: before, 2: words = '' } of advert.matchAll(
    /(\b(?:[WwZz]e?|[Dd]o) (?:centrum |okolic\p{L}+ |pobliżu )?)?(\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?)/gu,
  )) {
    const known = [words, words.split(/[ -]/)[0] ?? ''].map((one) =>
      before ? (findPolishCity(one) ?? findInflectedCity(one)) : findPolishCity(one),
    );
    const found = known.find((one) => one !== null);
    if (found) return found.city;
  }
  return null;
}

/** A town in an English title: a part of it after the first, or after "in". */
function townInTitle(title: string): string | null {
  const [named = ''] = title.split(': ');
  const [, ...parts] = named
    .replace(company, '')
    .split(titleParts)
    .map((part) => part.trim());
  const isName = (part: string) =>
    new RegExp(`^${name}$`, 'u').test(part) &&
    !noPlace.test(foldSameLength(part)) &&
    part.length > 2 &&
    (part.length > 4 || part !== part.toUpperCase()) &&
    !/\p{Ll}\p{Lu}/u.test(part);
  const towns = parts.map((part) => part.split(/ (?:or|and|lub|i) /)[0] ?? '');
  return towns.find(isName) ?? [...title.matchAll(inTown)].at(-1)?.[1] ?? null;
}

function placeIn(advert: string, isRemote: boolean): string {
  const said = stated
    .flatMap((words) => words.exec(advert)?.[1] ?? [])
    .find((one) => !noPlace.test(foldSameLength(one)));
  if (said) return findInflectedCity(said)?.city ?? said.replace(/-based$/, '');
  // A title, or the first sentence of prose; a Polish town is known or not said.
  const title = isRemote || polish.test(advert) ? '' : (advert.trim().split(/[.!]\s|\n/)[0] ?? '');
  return polishCityIn(advert) ?? townInTitle(title) ?? '';
}

function locationIn(advert: string): AdvertLocation | null {
  const folded = foldSameLength(advert);
  for (const [type, words] of arrangements) {
    const found = words.exec(folded);
    if (!found) continue;
    const place = placeIn(advert, type === 'REMOTE');
    const said = saying.exec(advert.slice(found.index))?.[0].trim() ?? '';
    return { type, place, said: [place, said].filter(Boolean).join(', ') };
  }
  // A lone town is where the work is.
  const place = placeIn(advert, false);
  return place === '' ? null : { type: 'OFFICE', place, said: place };
}

/** What an advert says that belongs to the sections of a process other than its requirements. */
export interface Advert {
  pay: AdvertPay | null;
  location: AdvertLocation | null;
}

/** Reads the pay, the town and the work arrangement of an advert in Polish or English. */
export function readAdvert(advert: string): Advert {
  return { pay: readPay(advert), location: locationIn(advert) };
}
