import { anyOf, anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/stated-flags.json';

/** Red flags that a CV says in words of its own: what asks for them, and what says them. */
export const statedFlags: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: wholeWords(words.workPermit),
    says: wholeWords(words.workPermitSaid),
  },
  {
    asks: /\b(?:(?:only|wylacznie|tylko) [^.]{0,25}(?:remote|from home|zdaln\w+)|(?:remote\w*|from home|zdaln\w+) (?:work )?(?:only|wylacznie|tylko))\b/,
    says: /\b(?:(?:only|wylacznie|tylko|fully|100 ?%) (?:[\w-]+ ){0,4}(?:remote\w*|from home|zdaln\w+)|(?:remote\w*|from home|zdaln\w+),? (?:\w+ ){0,3}(?:only|wylacznie|tylko))\b/,
  },
];

export const hopping = anywhere(words.hopping);
export const gap =
  /(?:luk[aię]\w*|przerw[aey]\w*|dziur[aey]).{0,25}(?:zatrudnieni|cv|karier|zawodow|prac|doswiadczeni|zyciorys)|(?:gaps?|break)\b.{0,40}(?:employment|career|cv|resume|work)|(?:employment|career) (?:gaps?|break)/;
export const lack = new RegExp(`^\\W*${anyOf(words.lack)}\\b\\s*`);
/** "Registration lapsed or missing" */
export const lackAfter = new RegExp(` ${anyOf(words.lackAfter)}(?: (?:or|lub) \\w+)?\\.?$`);
/** "In the last five years": the time before does not matter. */
export const within = /\b(?:w (?:ciagu )?ostatni\w+|(?:in|within|over) the (?:last|past)) .{3,20}$/;
