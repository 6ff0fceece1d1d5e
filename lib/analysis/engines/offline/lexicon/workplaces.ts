import { anyOf, wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/workplaces.json';

const unit = '(?:lat|lata|rok|roku|letni\\w*|years?|yrs|miesi\\w+|months?)';
const work = "(?:'|\\u2019|of|pracy|praca|stazu|doswiadczeni\\w+|zawodow\\w+|work|working|experience|employment)";
/** "2 lata pracy w bibliotece", "3 years in a hospital pharmacy": years in a place, whatever was done there. */
export const atWorkplace = new RegExp(
  `\\b${unit}(?: ?${work})*,? (?:we?|na|in|at) (?:an? |the )?((?:[a-z-]+ ){0,2}?${anyOf(words.places)}(?: [a-z-]+){0,2}?)[ .]*$`,
);
/** "Apteka ogólnodostępna": an ordinary one, which its name does not say. */
export const openToAll = wordStart(words.openToAll);
