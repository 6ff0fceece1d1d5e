import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { anywhere } from '@/lib/word-lists/word-pattern';
import type { AdvertPart } from './advert-sections';
import { languageOfRequirement } from './language-of-requirement';
import { isRefused } from './review-requirement';
import { cutPerson, isIntroduced, isWish, withoutEnd } from './wish-words';
import words from './words/split-description.json';

/** The most that a requirement may say. */
export const longestText = 500;

const signs = anywhere(words.asksOfPerson);
const workplace = anywhere(words.workplace);
/** Place, travel and right to work, asked of the person. */
const readiness = anywhere(words.readiness);
/** Words by which a sentence asks for them: "Based in Leeds" alone describes the employer. */
const demands = anywhere(words.demands);
const choosing = anywhere(words.choosing);
/** Signs that slogans have too. */
const manners = anywhere(words.manners);
/** Sayings that look like wishes: "potrafi wstać o czwartej". */
const sayings = anywhere(words.sayings);
const generalities = anywhere(words.generalities);
const aboutCompany = anywhere(words.company);
/** Words of salary, town and contract, which have sections of their own. */
const otherSections = anywhere(words.belongsElsewhere);

/** Whether a text may not be asked by law; it is shown with the law, not dropped. */
export function isUnlawful(text: string): boolean {
  return text.length <= longestText && isRefused(text);
}

/**
 * Whether a sentence says whom the company wants. Outside the requirements, words of a ground of discrimination
 * describe the company itself.
 */
export const choosesPersons = (sentence: string): boolean => choosing.test(foldSameLength(sentence));

/** Whether a sentence says where or when the work is done. */
export const isWorkplace = (sentence: string): boolean => workplace.test(foldSameLength(sentence));

/** "If you can show the number, nobody here will argue": the company speaks of itself. */
function isSlogan(folded: string): boolean {
  const [, condition = '', rest = ''] = /^((?:if|when|jesli|jezeli|jak|gdy|kiedy) [^,]+), (.+)$/.exec(folded) ?? [];
  return aboutCompany.test(rest) && !signs.test(condition.replace(manners, ''));
}

/** Whether a text is a slogan or a saying, under a heading too. */
export function isOnlySaid(text: string): boolean {
  const folded = withoutEnd(foldSameLength(text));
  return isSlogan(folded) || sayings.test(folded);
}

/** Whether a sentence only says for which position somebody is looked for: "Szukamy nauczyciela do grupy (3–4 lata)". */
export function isPositionOnly(sentence: string): boolean {
  const folded = foldSameLength(sentence).replace(/\([^()]*\)/g, '');
  return (
    /^(?:szukamy|poszukujemy|zatrudnimy|we (?:want|seek)|we are looking for) [^,:;]+$/.test(folded) &&
    !signs.test(folded)
  );
}

/** Whether the company speaks of itself. */
export const isAboutCompany = (sentence: string): boolean => aboutCompany.test(foldSameLength(sentence));

/** Whether words without a heading are about the person. */
export function asksOfPerson(text: string): boolean {
  const folded = foldSameLength(text);
  if (isUnlawful(text) || cutPerson(text).person !== '') return true;
  if (aboutCompany.test(folded) || generalities.test(folded) || isSlogan(folded)) return false;
  return (
    signs.test(folded) ||
    readiness.test(folded) ||
    languageOfRequirement(text) !== null ||
    isIntroduced(text) ||
    isWish(text)
  );
}

/**
 * Whether a text belongs to another section. Under a heading, a place may be asked of the person; in running text, where the
 * sentence says so.
 */
export function belongsElsewhere(text: string, part: AdvertPart, sentence = text): boolean {
  const folded = foldSameLength(text);
  const isAsked = part !== 'unknown' || demands.test(foldSameLength(sentence));
  return otherSections.test(folded) && !(isAsked && readiness.test(folded));
}
