import { anyOf, anywhere } from '@/lib/word-lists/word-pattern';
import words from './words/schooling-words.json';

export const school = anywhere(words.school);
export const degree = anywhere(words.degree);
export const course = anywhere(words.course);
/** "styczeń 2020 – luty 2020: kurs …" */
export const training = new RegExp(`^[^a-z]*(?:[a-z]{3,12} \\d{4}[^a-z]*){0,2}${anyOf(words.training)}`);
/** Words that indicate studies, on a job's own line or the next one. */
export const study = anywhere(words.study);
export const studyTitle = new RegExp(`^[^a-z]*(?:[a-z]{3,12} \\d{4}[^a-z]*)?${anyOf(words.studyTitle)}`);
export const schoolName = anywhere(words.schoolName);
/** Schools where people learn a trade, at the beginning; and what former pupils say. */
export const schooling =
  /^\W*(?:(?:zasadnicza |branzowa )?szkola (?:zawodowa|branzowa|zasadnicza)|zsz\b|technikum|liceum|zespol szkol|gimnazjum)|\b(?:ukonczyl[ae]m|skonczyl[ae]m|studiowal[ae]m|graduated|i studied|my degree)\b/;
export const teaching = anywhere(words.teaching);
