import { anyOf, anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/reservation-words.json';

/** "Chciałbym poznać", "would like to learn", "enrolled on a course". */
export const wish = wholeWords(words.wish);
export const wishAfter = new RegExp(`^\\W*(?:\\w+ (?:[–-] )?){0,4}${anyOf(words.wishAfter)}\\b`);

export const underWay = wholeWords(words.underWay);

const lesson = anyOf(words.lesson);
export const lessonWord = new RegExp(`\\b${lesson}\\b`);
/** At the beginning of a line a lesson applies to all of it: "Kurs „Excel i SAP”, 6 godzin". */
export const lessonFirst = new RegExp(`^\\W*(?:\\w[\\w-]*\\s+){0,3}${lesson}\\b`);
/** "Peelingi i mezoterapia: dwudniowe szkolenie". */
export const lessonBehindColon = new RegExp(`^(?:\\s[\\w-]+){0,5}\\s?[:–—]\\s(?:[\\w-]+\\s+){0,3}${lesson}\\b`);
/** Who gives lessons knows the thing; a lesson of a job is no course. */
export const teaching = anywhere(words.teaching);
/** Learnt at a school or from a book, and nowhere else. */
export const atSchool = new RegExp(
  `\\b${anyOf(words.atSchool)}\\b|^\\W*(?:(?:some|a bit|a little|only|just|troche|tylko|jedynie)\\W+)?(?:from (?:an? |the )?(?:[\\w-]+ )?(?:course|tutorial|training|book|studies|module|e-learning|webinar|workshop)s?|z (?:kursu|ksiazek|ksiazki|tutoriali|studiow|uczelni|youtube|teorii))\\b`,
);
export const unpractised = wholeWords(words.unpractised);
/** "S3 as a backup target, that is all", "Excel: proste sumy, nic więcej". */
export const modest = wholeWords(words.modest);
export const leisure = wholeWords(words.leisure);

/** "Pod okiem głównej księgowej", "supervised by a senior": not alone. */
export const supervised = wholeWords(words.supervised);
/** "I open it from time to time", "sprawdzam dostępność, nic więcej", "when she is on leave". */
export const slight = wholeWords(words.slight);
/** "Pomagam przy", "support with". */
export const helping =
  /\b(?:(?:pomaga|pomoc)\w* (?:przy|w|kole\w+)|(?:help|assist|support)(?:ed|ing)? (?:with|in)) (?:\w+ ){0,3}$/;

const limit = '(?:tylko|jedynie|wylacznie|only|just|merely)';
const schooling = anyOf(words.schooling);
/** "Java tylko na studiach", "SolidWorks (university project only)", "Python, basics only". */
export const limitAfter = new RegExp(
  `^\\s*(?:[,:(–—-]\\s*)?(?:${limit} (?:[\\w-]+ ){0,3}${schooling}|${schooling} (?:\\w+ ){0,2}${limit})\\b`,
);

/** No longer valid, or not passed. */
export const lapsed = new RegExp(`^\\W*(?:\\w+ ){0,3}?${anyOf(words.lapsed)}\\b`);

/** "Na oddziale nigdy", "sam ich nie montowałem", "robi to przełożona": not the candidate. */
export const notOwn = anywhere(words.notOwn);
