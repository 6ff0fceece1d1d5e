import { masksOf, type Mask } from './mask';
import type { MaskedPage } from './context';
import type { OwnNames } from './own-names';

const dotted = /(?<![\p{L}\d.])\p{Lu}\.(?:[ -]?-?\p{Lu}\.){1,3}(?![\p{L}\d])/gu;
/** Legal forms of firms and abbreviations. */
const others =
  /^(?:s\.[ac]\.|p\.s\.a\.|b\.v\.|u\.[ks]\.|e\.[ugv]\.|n\.[vb]\.|p\.[sco]\.|a\.[dg]\.|i\.e\.|d\.o\.|r\.p\.|c\.v\.|i\.t\.|h\.r\.|p\.r\.)/;

/** "A. W.-B.": the person's initials by themselves, first names before surnames. */
export function findInitials({ text, folded }: MaskedPage, { initials, lasts }: OwnNames): Mask[] {
  const lastInitials = new Set(lasts.map((last) => last.charAt(0)));
  return masksOf(text, dotted, 'NAME').filter(({ start, end }) => {
    const found = folded.slice(start, end);
    const letters = [...found.replace(/[^\p{L}]/gu, '')];
    const last = letters.at(-1) ?? '';
    return !others.test(found) && initials.has(letters[0] ?? '') && lastInitials.has(last);
  });
}
