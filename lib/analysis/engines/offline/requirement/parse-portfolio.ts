import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import type { ConditionParser } from './condition';
import { parseTerms } from './parse-terms';

/** "Online portfolio of your work", "link do portfolio": without saying what it must contain. */
const only =
  /^\W*(?:(?:link|do|to|an?|own|your|wlasne|aktualne|online|up-to-date|good|strong|ciekawe|dobre)\s+)*portfolio(?:\s+(?:online|internetowe|www|of|your|past|own|work|works|projects?|prac|projektow|realizacji))*\W*$/;

/** Work to be looked at. */
export const portfolio: ConditionParser = (clause) => {
  if (!only.test(foldToLatin(clause))) return null;
  return { condition: { kind: 'portfolio', group: parseTerms(clause).slice(0, 1).flat() }, rest: ' ' };
};
