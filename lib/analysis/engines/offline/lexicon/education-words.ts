import { anyOf, anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/education-words.json';

/** A school, a degree or a certificate: the line is of education. */
export const schoolOrDegree = anywhere(words.schoolOrDegree);
export const unfinished = anywhere(words.unfinished);
/** Studies that were under way and ended: "PhD student, degree awarded 2022". */
export const ended = new RegExp(`(?<!not |nie )\\b${anyOf(words.ended)}\\b(?! in 20(?:2[7-9]|3))`);
/** "I did not go on to a master's" */
export const notDone = new RegExp(`\\b${anyOf(words.notDone)}\\b[^.,;]*`, 'g');
/** "Przerwałem po drugim roku", "accepted for MPharm from 2027". */
export const given = anywhere(words.given);
export const denied = anywhere(words.denied);
export const opensEducation = wholeWords(words.opensEducation);
/** "HNC, 2024; now in year 2 of a BSc": each part that names a degree is an entry. */
export const partBreak =
  /;(?! ?(?:obron|prac|thesis|dissertation|dyplom|diploma))|\.\s|,?\s(?=(?:now|currently|obecnie|teraz|w trakcie)\b)/;
/** A line among jobs that begins with a degree, or names one with its school. */
export const isDegree = anywhere(words.isDegree);
