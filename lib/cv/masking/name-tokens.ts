import type { MaskedPage } from './context';
import type { Mask } from './mask';
import type { OwnNames } from './own-names';

const token = /(?<![\p{L}\d])[\p{L}\d]{1,60}(?:[._-]{1,2}[\p{L}\d]{1,60}){0,12}(?![\p{L}\d])/gu;
const piece = /[\p{L}\d]+/gu;
const document = /^(?:cv|resume|zyciorys|portfolio|foto|photo|pdf|docx?|odt|rtf|jpe?g|png)$/;
const letterSpaced = /(?<![\p{L}\d])\p{L}(?:[ \u00A0\t]{1,4}\p{L}){2,60}(?![\p{L}\d])/gu;

const withoutNumber = (word: string): string => word.replace(/(?<!\d)\d{1,8}$/, '');

/** "annanowak", "jkowalski2", "kowalskij": names without a space between them. */
function isGlued(word: string, { firsts, lasts, lastForms, initials }: OwnNames): boolean {
  const letters = withoutNumber(word);
  // "kowala" is a case of "Kowal", whatever the first name begins with.
  if (letters === word && lastForms.has(letters)) return false;
  return lasts.some((last) => {
    if (last.length < 3 || letters.length <= last.length || !letters.includes(last)) return false;
    let rest = letters;
    for (const name of lasts) rest = rest.replace(name, '');
    return firsts.includes(rest) || (last.length >= 4 && rest.length === 1 && initials.has(rest));
  });
}

function tokenMask(text: string, start: number, own: OwnNames): Mask[] {
  const pieces = [...text.matchAll(piece)].map(({ index, 0: word }) => ({
    start: start + index,
    end: start + index + word.length,
    isGlued: isGlued(word, own),
    isFirst: own.firsts.includes(withoutNumber(word)),
    isLast: own.lasts.includes(withoutNumber(word)),
    isInitial: own.initials.has(word),
    isDocument: document.test(word),
  }));
  const hasLast = pieces.some(({ isLast }) => isLast);
  const isWhole = hasLast && pieces.some((one) => one.isFirst || one.isInitial || one.isDocument);
  const named = pieces.filter((one) => one.isGlued || (isWhole && (one.isLast || one.isFirst || one.isInitial)));
  const [first, last] = [named[0], named.at(-1)];
  return first && last ? [{ start: first.start, end: last.end, kind: 'NAME' }] : [];
}

/** Names in file names and user names: "CV_Kowalski_Jan.pdf", "jkowalski". */
function inTokens({ folded }: MaskedPage, own: OwnNames): Mask[] {
  return [...folded.matchAll(token)].flatMap(({ index, 0: found }) =>
    own.lasts.some((last) => found.includes(last)) ? tokenMask(found, index, own) : [],
  );
}

/** Names with a space after each letter, as headings are sometimes read: "A N N A   N O W A K". */
function letterByLetter({ folded }: MaskedPage, own: OwnNames): Mask[] {
  const names = [...own.firsts, ...own.lasts].filter((name) => name.length >= 3);
  return [...folded.matchAll(letterSpaced)].flatMap(({ index, 0: found }) => {
    const letters = [...found.matchAll(/\p{L}/gu)].map((letter) => index + letter.index);
    const word = found.replace(/\s/g, '');
    return names.flatMap((name): Mask[] => {
      const at = word.indexOf(name);
      if (at < 0) return [];
      return [{ start: letters[at] ?? index, end: (letters[at + name.length - 1] ?? index) + 1, kind: 'NAME' }];
    });
  });
}

/** The person's names where they are no words of a text: in file names, user names and letter-spaced headings. */
export function findNameTokens(page: MaskedPage, own: OwnNames): Mask[] {
  return [...inTokens(page, own), ...letterByLetter(page, own)];
}
