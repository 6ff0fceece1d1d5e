import type { EducationLevel } from './degrees';
import { anyOf, anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/requirement-words.json';

/** Education that a requirement asks for. */
export const recognised = wholeWords(words.recognised);

export const levelPatterns: [RegExp, EducationLevel][] = [
  [anywhere(words.vocational), 1],
  [anywhere(words.secondary), 2],
  [/\bhn[dc]\b/, 2.5],
  [anywhere(words.firstDegree), 3],
  [anywhere(words.master), 4],
  [/doktor|ph\.?d|doctor/, 5],
];

export const educationWords = new RegExp(`\\b${anyOf(words.educationWords)}\\b`, 'g');
/** "lub pokrewne", "or related": a field of the same family will do. */
export const openField =
  /\b(?:lub|or|i|oraz|albo) (?:a |an )?(?:kierunek |dziedzin\w+ )?(?:pokrewn\w*|podobn\w*|zblizon\w*|related|similar|equivalent|relevant|inn\w*)(?: (?:\w+ )?(?:qualifications?|kwalifikacj\w*|uprawnien\w*))?\b/g;

/** "Wyższe lub w trakcie studiów", "degree completed or in progress". */
export const orInProgress =
  /\b(?:lub|albo|badz|or) (?:\w+ ){0,2}(?:w trakcie|student\w*(?: studi\w+)?|studiuj\w*|in progress|under way|working towards|studying)\b|\bstudent\w* (?:ostatni|[iv1-5]+\.? rok)/;

/** "A second European language", "drugi język obcy": any beside those that the position takes for granted. */
export const anyLanguage =
  /\b(?:(?:second|another|additional|other|further|any) (?:\w+ )?(?:foreign |european )?languages?|(?:drugi|drugiego|inny|innego|dodatkow\w+|kolejn\w+) jezyk\w*(?: obc\w+)?|a foreign language)\b/;

export const languageSpoken = anywhere(words.languageSpoken);
export const leftovers = new RegExp(anyOf(words.leftovers), 'g');

/** Readiness that a requirement asks for. */
export const asks = wholeWords(words.asks);
export const residence = wholeWords(words.residence);

export const strongly = anywhere(words.strongly);
export const barely = anywhere(words.barely);
/** A job of that name is asked for. */
export const asJob = wholeWords(words.asJob);
/** Experience of a job, which no course gives. */
export const paid =
  /\b(?:(?:doswiadczen\w+|praktyk\w+) (?:zawodow|komercyjn)\w+|(?:zawodow|komercyjn)\w+ (?:doswiadczen|praktyk)\w+|(?:professional|commercial|work) (?:\w+ )?experience)/;
/** What is held or not. */
export const permit = anywhere(words.permit);
export const vaguePlace = anywhere(words.vaguePlace);
/** "Czteroletnie szkolenie", "a two-year course": the length of the training, not of work. */
export const ofTraining =
  /^[^ ]*(?:letni\w*|[- ](?:year|month))(?:,? [a-z-]+){0,2}? (?:szkoleni|kurs|studi|course|training|programme)/;

/** "Angielski B2 – codzienny kontakt z klientem": why it is asked for. */
export const explanation = /\s[–—-]\s.*$/;
export const aside = /\((?!\s*(?:oraz|and|i|plus|w tym|including|min)\b)[^()]*\)?/gi;
/** What is left of a clause is the other of two things. */
export const isChoice = /^\W*(?:lub|albo|b[ąa]d[źz]|or)\s|\s(?:lub|albo|b[ąa]d[źz]|or)\W*$/i;
