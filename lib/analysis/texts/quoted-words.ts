import { privateMattersIn } from '@/lib/requirement-review/private-matters';
import { namesIn, shareOf } from '@/lib/analysis/evidence/shared-words';
import { namesPerson } from '@/lib/cv/profile/names-person';
import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import abbreviations from './words/abbreviations.json';
import words from './words/lines.json';
import { wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import { saysDoubt } from '../written-texts/stance';
import { tellsSex } from '../written-texts/tells-sex';

/** Characters of a quote that is looked at, and of what is shown of it. */
const longestRead = 600;
const longestShown = 120;
const shortest = 4;
/** In characters: a quote that is cut before a bracket must still say something. */
const shortestWithoutBracket = 12;

const titleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const abbreviated = [...abbreviations.beforeNames, ...abbreviations.others].flatMap((word) => [word, titleCase(word)]);
const abbreviation = String.raw`(?<![\p{L}\d])(?:${abbreviated.join('|')})`;
const lineEnds = /[\n|•·▪●►■○◦→>{}<`*#_„”“"«»;]+/u;
/** A point behind "kat" ends no sentence. */
const sentenceEnd = new RegExp(String.raw`(?<=[!?)]|[\p{L}\d]{2}\.|\)\.)(?<!${abbreviation}\.)\s+(?=\p{Lu})`, 'u');
const endsAbbreviated = new RegExp(String.raw`${abbreviation}\.$`, 'u');
const contact = /@|https?:|www\.|\d{7}|\d{3}[ -]\d{3}[ -]\d{3}/;

/** Without what a list, a sentence or a bracket has left at the ends. */
function tidy(text: string): string {
  const bare = text
    .replace(/\.{3,}|…+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,;:.)–—-]|o\s)+/, '')
    .replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/, '');
  return endsAbbreviated.test(bare) ? bare : bare.replace(/(?<!\.)\.+$/, '');
}

/** Without a bracket that is opened or closed alone. */
function balanced(text: string): string {
  const [open, close] = [text.lastIndexOf('('), text.lastIndexOf(')')];
  if (open > close) return open < shortestWithoutBracket ? '' : tidy(text.slice(0, open));
  const isClosedAlone = close >= 0 && !text.includes('(');
  return isClosedAlone ? tidy(text.slice(0, text.indexOf(')'))) : text;
}

/** In characters; counted so that a woman's words get as many as a man's. */
export const lengthOfQuote = (text: string): number =>
  foldForms(text)
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ (?=[^\w ])/g, '').length;

const education = wordStart(words.education);
const licence = wordStart(words.licence);

/** A title alone, such as "B.Sc", tells nothing. */
const shortestEducation = 12;

const isLine = {
  education: (text: string): boolean => text.length >= shortestEducation && education.test(foldForms(text)),
  licence: (text: string): boolean => licence.test(foldForms(text)),
};

interface QuoteWanted {
  /** Words that the reason names. */
  terms: readonly string[];
  /** The criterion's words. */
  asked: string;
  /** What kind of line it has to be; null: nothing but a piece with a term will do. */
  line: 'education' | 'licence' | null;
  /** Whether the quote is to speak for the person: then nothing in it may limit what it says. */
  isPraise: boolean;
}

const limits = wholeWords(words.limits);
const formLabel = new RegExp(String.raw`^(?:${words.formLabels.join('|')})\s*:?\s+(?=\p{L})`, 'iu');
const conjunction = new RegExp(String.raw`^(?:${words.conjunctions.join('|')})\s+`, 'u');

/** The beginnings of a term's words, so that another case of them is found. */
const stemsOf = (term: string): string[] =>
  (foldForms(term).match(/[\p{L}\d+#.]+/gu) ?? [])
    .filter((word) => word.length > 1)
    .map((word) => (word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word));

const choice = wholeWords(words.choice);
const enoughShared = 0.5;

const smallNumber = /(?<![\d.,])\d{1,2}(?![\d.,])/g;

/** "Level 3" where level 5 is asked for. */
function hasOtherNumber(text: string, asked: string): boolean {
  const wanted: string[] = asked.match(smallNumber) ?? [];
  const said: string[] = text.match(smallNumber) ?? [];
  return wanted.length > 0 && said.length > 0 && !said.some((number) => wanted.includes(number));
}

/** Whether a quote is about what is asked for: it has half of its words, or its names, of several to choose from one. */
function isAbout(text: string, asked: string): boolean {
  if (hasOtherNumber(text, asked)) return false;
  const names = namesIn(asked);
  const said = new Set(namesIn(text));
  const isSplit = names.some((one) => said.has(one)) && !names.every((one) => said.has(one));
  return isSplit ? choice.test(foldSameLength(asked)) : shareOf(text, asked) >= enoughShared;
}

/**
 * The words of a CV that a text may quote for a criterion: whole pieces, short, that name the thing; without contact data, private
 * matters that the criterion does not ask about, and forms that tell the sex.
 */
export function quotedWords(quotes: readonly string[], wanted: QuoteWanted): string[] {
  const { terms, asked, line, isPraise } = wanted;
  const wordsOfTerms = terms.map(stemsOf).filter((stems) => stems.length > 0);
  const isNamed = (text: string): boolean => {
    const folded = foldForms(text);
    return wordsOfTerms.some((stems) => stems.every((stem) => folded.includes(stem)));
  };
  /** Whether a quote says more than the requirement: "PyTorch, Python" does not. */
  const saysMore = (text: string): boolean => stemsOf(text).some((stem) => !foldForms(asked).includes(stem));
  const allowed = privateMattersIn(asked);
  const isFit = (text: string): boolean =>
    text.length >= shortest &&
    lengthOfQuote(text) <= longestShown &&
    /\p{L}{2}/u.test(text) &&
    saysMore(text) &&
    !contact.test(text) &&
    !namesPerson(text) &&
    !tellsSex(text) &&
    [...privateMattersIn(text).keys()].every((rule) => allowed.has(rule));
  const pieces = quotes
    .flatMap((quote) => quote.slice(0, longestRead).split(lineEnds))
    .flatMap((piece) => piece.split(sentenceEnd))
    .filter((piece) => !isPraise || !(saysDoubt(piece) || limits.test(foldForms(piece))))
    .map((piece) => tidy(tidy(piece).replace(formLabel, '').replace(conjunction, '')));
  const named = pieces.filter((piece) => isNamed(piece) && isAbout(piece, asked));
  const others = line === null ? [] : pieces.filter((piece) => !named.includes(piece));
  const chosen = [...named, ...others].filter((piece) => line === null || isLine[line](piece));
  return [...new Set(chosen.map(balanced).filter(isFit))];
}
