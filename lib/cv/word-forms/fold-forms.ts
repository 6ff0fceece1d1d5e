import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import { masculineForm, type MasculineForm } from './masculine-form';
import { isTitlePlace } from './title-place';

const word = /[a-z]{4,}/g;
const longestWord = 40;

/** "Dekarka-blacharka": what is joined to a title is one. */
function isSecondOfTitle(folded: string, at: number): boolean {
  const [, first = ''] = /(?<![a-z])([a-z]+)-$/.exec(folded.slice(Math.max(0, at - longestWord), at)) ?? [];
  return masculineAt(folded, at - first.length - 1, first) !== null;
}

/**
 * The masculine form of a word of a text, as `masculineForm`; of a form that also names a thing only where a title stands.
 *
 * @param folded the text in small letters without diacritics
 */
export function masculineAt(folded: string, at: number, found: string): MasculineForm | null {
  const form = masculineForm(found);
  return form?.isThing === true && !isTitlePlace(folded, at) && !isSecondOfTitle(folded, at) ? null : form;
}

/**
 * As `foldToLatin`, with feminine titles and verbs as a man would write them, so that both are compared, and found by lists of words,
 * alike. A shorter form is followed by spaces; a longer one is left as it is.
 *
 * @returns text of the same length, so that offsets stay valid
 */
export function foldForms(text: string): string {
  const folded = foldToLatin(text);
  return folded.replaceAll(word, (found, at: number) => {
    const form = masculineAt(folded, at, found);
    return form === null || form.folded.length > found.length ? found : form.folded.padEnd(found.length);
  });
}

/** How long a folded line is without the spaces that follow a shorter form: the same for the line of a woman and of a man. */
export function lengthOfForms(folded: string): number {
  return folded.trim().replaceAll(/ +/g, ' ').length;
}
