import { anyOf, anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/stated-flags.json';

/** Red flags that a CV says in words of its own: what asks for them, and what says them. */
export const statedFlags: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: wholeWords(words.workPermit),
    says: wholeWords(words.workPermitSaid),
  },
  {
    asks: /\b(?:(?:only|wylacznie|tylko) [^.]{0,25}(?:remote|from home|zdaln\w+)|(?:remote\w*|from home|zdaln\w+) (?:work )?(?:only|wylacznie|tylko)|(?:fully|100 ?%|w pelni|calkowicie) (?:remote\w*|from home|zdaln\w+))\b/,
    says: /\b(?:(?:only|wylacznie|tylko|fully|100 ?%) (?:[\w-]+ ){0,4}(?:remote\w*|from home|zdaln\w+)|(?:remote\w*|from home|zdaln\w+),? (?:\w+ ){0,3}(?:only|wylacznie|tylko))\b/,
  },
];

/** Words that make a red flag of a thing ("only", "unwilling"): what is found says so too. */
export const qualifiers: readonly RegExp[] = [words.only, words.fully, words.refuses, words.without, words.lost].map(
  wholeWords,
);

/** "Drivers with no licence": others are said to lack it. */
export const othersWithout = new RegExp(`\\b${anyOf(words.others)} (?:\\w+ ){0,2}?(?:with no|without|bez)\\b`);

export const hopping = anywhere(words.hopping);
export const gap =
  /(?:luk[aię]\w*|przerw[aey]\w*|dziur[aey]).{0,25}(?:zatrudnieni|cv|karier|zawodow|prac|doswiadczeni|zyciorys)|(?:gaps?|break)\b.{0,40}(?:employment|career|cv|resume|work)|(?:employment|career) (?:gaps?|break)/;
export const lack = new RegExp(`^\\W*${anyOf(words.lack)}\\b\\s*`);
/** "Registration lapsed or missing" */
export const lackAfter = new RegExp(` ${anyOf(words.lackAfter)}(?: (?:or|lub) \\w+)?\\.?$`);
/** "In the last five years": the time before does not matter. */
export const within = /\b(?:w (?:ciagu )?ostatni\w+|(?:in|within|over) the (?:last|past)) .{3,20}$/;
