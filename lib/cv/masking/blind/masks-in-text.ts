import type { CvDocument } from '@/lib/domain/cv-document';
import { findInflectedCity, findPolishCity } from '@/lib/cv/profile/cities';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { maskPersonalData } from '@/lib/cv/mask-personal-data';
import type { Mask } from '../mask';
import { findNameTokens } from '../name-tokens';
import { findNames } from '../names';
import type { MaskedName, OwnNames } from '../own-names';
import { findBirth } from './birth';
import type { BlindPage } from './blind-page';
import { findRecordFields } from './record-fields';
import { findRecordLines } from './record-lines';
import { findResidence } from './residence';
import { findTitles } from './titles';
import { isTown, townName } from './towns';

/** The text as a page of its own, in a section of no particular kind. */
function pageOf(text: string, known: readonly Mask[], towns: readonly string[]): BlindPage {
  const folded = foldSameLength(text);
  const line = { start: 0, end: text.length, text, folded, section: 'about' as const, isHeading: false };
  return { text, folded, isOwn: () => true, lines: [line], known, towns };
}

/** Names, contact data, sex, family and nationality in a text that somebody wrote about a person. */
export function masksInText(text: string, name: MaskedName): Mask[] {
  const document: CvDocument = {
    readerVersion: '',
    pageCount: 1,
    language: 'unknown',
    hiddenText: [],
    pages: [{ number: 1, width: 0, height: 0, text, spans: [] }],
  };
  const page = pageOf(text, maskPersonalData(document, name, { isForScreen: true })[0] ?? [], []);
  const traits = [findRecordFields, findRecordLines, findBirth].flatMap((find) => find(page));
  return [...page.known, ...traits, ...findTitles(page, [])];
}

/**
 * Masks for a part of a CV that is masked by its own words already: the person's names and residence as known from
 * outside the CV. Towns of employers stay, as on the CV's pages; a place that is in no list is always taken for the
 * person's.
 */
export function masksInCvPart(text: string, own: OwnNames, town: string | null): Mask[] {
  const page = pageOf(text, [], town === null ? [] : [townName(town)]);
  const unlisted = town === null || isTown(town) ? [] : townMasks(text, [town]);
  return [...findNames(page, own), ...findNameTokens(page, own), ...findResidence(page), ...unlisted];
}

const capitalised = /(?<![\p{L}\d])\p{Lu}[\p{L}'’]+(?:[ -](?:(?:nad|pod|upon|on) )?\p{Lu}[\p{L}'’]+){0,2}/gu;

/** Towns in any case: "w Krakowie" for Kraków. */
export function townMasks(text: string, towns: readonly string[]): Mask[] {
  if (towns.length === 0) return [];
  const wanted = towns.map((town) => ({ folded: foldSameLength(town), city: findPolishCity(town)?.city }));
  return [...text.matchAll(capitalised)].flatMap(({ index, 0: found }): Mask[] => {
    const words = [...found.matchAll(/[^ -]+/g)];
    return words.flatMap((first, from) =>
      words.slice(from).flatMap((last): Mask[] => {
        const name = found.slice(first.index, last.index + last[0].length);
        const isWanted = wanted.some(({ folded, city }) => isFormOf(name, folded, city));
        return isWanted
          ? [{ start: index + first.index, end: index + last.index + last[0].length, kind: 'PLACE' }]
          : [];
      }),
    );
  });
}

function isFormOf(name: string, folded: string, city: string | undefined): boolean {
  const form = foldSameLength(name);
  if (form === folded || (city !== undefined && findInflectedCity(name)?.city === city)) return true;
  // A place that no list has: "Kobiór", "w Kobiórze".
  const stem = folded.slice(0, Math.max(4, folded.length - 2));
  return city === undefined && folded.length > 4 && form.startsWith(stem) && form.length - folded.length < 4;
}
