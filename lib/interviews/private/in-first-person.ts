import { anyExact } from '@/lib/word-lists/word-pattern';
import words from '../words/first-person.json';
/** Third persons by language. Notes of a talk say "has two children" as often as "I have two children"; folded. */
const thirdPersons: readonly [RegExp, string][] = [
  [/\b(?:she|he|the candidate|candidate)(?:'s|,? is)(?= )/g, "i'm"],
  [/\b(?:she|he|the candidate|candidate) was\b/g, 'i was'],
  [/\b(?:she|he|the candidate|candidate) (?:has|'s got)\b|^\W*has\b/g, 'i have'],
  [/\b(?:she|he|the candidate|candidate) had\b|^\W*had\b/g, 'i had'],
  [/\b(?:she|he) (?=vote|voted|pray|worship|attend|fast|support)/g, 'i '],
  [/\b(?:her|his)\b/g, 'my'],
  [/\b(?:jej|jego)\b/g, 'moja'],
];

/** A Polish verb that begins the clause, or follows the person, is about the speaker: "ma dwoje dzieci". */
const person = String.raw`^\W*(?:${anyExact(words.besidePerson)} )*`;
const polishVerbs: readonly [string, string][] = [
  ['ma', 'mam'],
  ['jest', 'jestem'],
  ['mial', 'mialem'],
  ['miala', 'mialam'],
  ['byl', 'bylem'],
  ['byla', 'bylam'],
  ['leczy sie', 'lecze sie'],
  ['bierze', 'biore'],
  ['nalezy do', 'naleze do'],
  ['chodzi', 'chodze'],
  ['pochodzi z', 'pochodze z'],
  ['modli', 'modle'],
];
const polish = polishVerbs.map(([third, first]): readonly [RegExp, string] => [
  new RegExp(String.raw`(${person})${third}\b`),
  `$1${first}`,
]);

/** A folded clause about "she" or "the candidate" as if it were about "I"; its length changes. */
export function inFirstPerson(clause: string): string {
  return [...thirdPersons, ...polish].reduce((text, [third, first]) => text.replace(third, first), clause);
}
