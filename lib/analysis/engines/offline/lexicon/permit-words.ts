import { anyOf, anywhere } from '@/lib/word-lists/word-pattern';
import words from './words/permit-words.json';

const all = anyOf(words.all);
const permit = anyOf(words.permit);
/** "No licences", "Permits: none", "własnych uprawnień brak": no permit of any kind. */
export const noPermit = new RegExp(
  `(?:^|[.;]\\s)\\W*(?:(?:i|do|obecnie|currently|have|hold) ){0,3}(?:no|none|without|brak|bez|nie mam|nie posiadam|don't have|not have|not hold) (?:${all} ){0,3}${permit}(?: ${all}){0,3}\\W*(?:$|[.;,])|\\b${permit}(?: ${all}){0,2}(?:\\s*[:–-]\\s*(?:none|no|brak|zadn\\w+)|,? (?:${all} )?(?:nie (?:mam|posiadam)|brak))\\b`,
);
/** "I am not a physiotherapist", "nie jestem prawnikiem": whoever is not of a profession has none of its permits. */
export const notOfProfession =
  /\b(?:(?:i am|i'm) not (?:yet )?an? (?:\w+ )?|nie jestem (?:jeszcze |z zawodu )?)(\w{5,})|\b(?:not admitted|hold no (?:\w+ )?licen[cs]e|not hold any (?:\w+ )?licen[cs]e)\b/;
/** Permits of a profession as a whole. */
export const professional = anywhere(words.professional);
