import { foldSameLength } from '../profile/fold-same-length.ts';
import type { Mask } from './mask.ts';

export interface MaskedName {
  firstName: string | null;
  lastName: string | null;
}

const endings = new Set(
  "|a|y|i|e|o|u|ie|em|iem|om|owi|ego|emu|im|ym|ej|iej|ach|iach|ami|iami|ow|ich|ych|imi|ymi|owie|owej|owa|owska|'s|s|ia|iu|io|ii|ze|rze|sze|cie|dzie|le".split(
    '|',
  ),
);
/** What makes of a surname the name of a firm. */
const firm =
  /^[\s,]*(?:i wspolnicy|i synowie|i partnerzy|& ?\p{L}|and (?:sons|partners|co)|spolka|sp\.|s\.a|s\.c|sp\.j|group|grupa|consulting|partners|holding|gmbh|ltd|llc|inc)/u;
const firmBefore =
  /(?:firma|kancelaria|zaklad|grupa|sklep|hurtownia|biuro|studio|im\.|imienia|university|uniwersytet|szkola|fundacja)\s+(?:\p{L}+\.?\s+)?$/u;

/** The beginnings that all cases of a name share: "Marek" gives "marek" and "mark". */
function stemsOf(name: string): string[] {
  const bare = name.replace(/[aeiouy]+$/, '');
  const stem = bare.length >= 3 ? bare : name;
  const withoutE = /^(.{2,})e([kcln])$/.exec(stem);
  const softened = /^(.{2,})(?:k|ck)$/.exec(stem)?.[1];
  return [
    stem,
    ...(withoutE ? [`${withoutE[1]}${withoutE[2]}`] : []),
    ...(softened && name.endsWith('ka') ? [`${softened}c`] : []),
  ];
}

function isForm(word: string, stems: string[]): boolean {
  return stems.some((stem) => word.startsWith(stem) && endings.has(word.slice(stem.length)));
}

interface Word {
  start: number;
  end: number;
  folded: string;
}

function wordsOf(text: string, folded: string): Word[] {
  // A name begins with a capital; its parts may be joined by a hyphen.
  return [...text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}'’]+/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    folded: folded.slice(index, index + word.length),
  }));
}

function isFirm(folded: string, { start, end }: Word): boolean {
  return firm.test(folded.slice(end, end + 30)) || firmBefore.test(folded.slice(Math.max(0, start - 40), start));
}

const partsOf = (name: string | null): string[] =>
  foldSameLength(name ?? '')
    .split(/[\s-]+/)
    .filter((part) => part.length >= 3);

/** The person's names, folded, each part by itself. */
export function nameParts({ firstName, lastName }: MaskedName): string[] {
  return [...partsOf(firstName), ...partsOf(lastName)];
}

/**
 * The person's names in all cases. A first name is masked beside the surname and wherever the text is about the person;
 * elsewhere it may be another word ("Julia" the language).
 *
 * @param text a page as it stands
 * @param isOwn whether the place in the text is about the person
 */
export function findNames(text: string, name: MaskedName, isOwn: (at: number) => boolean): Mask[] {
  const folded = foldSameLength(text);
  const first = partsOf(name.firstName).flatMap(stemsOf);
  const last = partsOf(name.lastName).flatMap(stemsOf);
  const words = wordsOf(text, folded);
  const surnames = words.filter((word) => isForm(word.folded, last) && !isFirm(folded, word));
  const besideSurname = (word: Word): boolean =>
    surnames.some((other) => {
      const gap = other.start > word.start ? text.slice(word.end, other.start) : text.slice(other.end, word.start);
      return gap.length <= 4 && /^[\s,.\p{Lu}-]*$/u.test(gap);
    });
  const firstNames = words.filter((word) => isForm(word.folded, first) && (besideSurname(word) || isOwn(word.start)));
  return [...surnames, ...firstNames].map(({ start, end }) => ({ start, end, kind: 'NAME' }));
}
