import { anyOf, wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/job-words.json';

export const joins = wholeWords(words.joins);
export const begins = wholeWords(words.begins);
export const work = wholeWords(words.work);
export const ends = wholeWords(words.ends);
export const until = /\b(?:until|till|til|to|do|through|koncem|konca|end of)\s+(?:the |end of |early |late |konca )?$/;
export const still = wholeWords(words.still);
/** Work that goes on: "od 2015 pracuję", not "od 2015 pracowałem". */
export const lasts = wholeWords(words.lasts);
export const works = wholeWords(words.works);
export const lesson = wholeWords(words.lesson);
export const lives = /\b(?:lived?|living|mieszka\w*)\b[^,;]*$/;
/** Work that nobody pays for, and service that the law asks for. */
export const unpaid = wordStart(words.unpaid);
/** Time without work, of which the CV says no more. */
export const idle = wholeWords(words.idle);
/** What explains a time without work: leave, illness, care of a relative, and service that the law asks for. */
export const explained = wholeWords([...words.leave, ...words.service]);
/** "Telehandler, valid 02/2026 to 02/2028": how long a document counts. */
export const valid = new RegExp(`\\b${anyOf(words.valid)}\\b[^\\d]{0,20}$`);
/** "The firm has existed since 1993": how old an employer is. */
export const founded = new RegExp(`\\b${anyOf(words.founded)}\\s*(?:in |w )?(?:roku )?$`);
/** Dates of other things than jobs. */
export const otherThanJobs = wholeWords(words.otherThanJobs);
export const ofWork = wordStart(words.ofWork);
/** What students run for each other. */
export const students =
  /\b(?:kol[oae] (?:nauk|studenc)\w*|samorzad\w* (?:studen|ucznio)\w*|student(?:s|s['\u2019])? (?:union|society|council|government|association))\b/;
/** What people do beside work and school, for which nobody pays them. */
export const pastime = wholeWords(words.pastime);
