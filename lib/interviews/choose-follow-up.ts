import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { FollowUp } from './question-bank/bank-question';

type Lack = FollowUp['when'];

/** Shorter answers are asked to be filled in. */
const fewWords = 8;
const enoughWords = 40;
/** An answer of that length with something particular in it is enough. */
const richWords = 22;

/** Folded texts in both languages. Answers are the recruiter's notes: "she", "I" or no person at all. */
const subject = /^(kandydat\w*|on|ona|the candidate|candidate|she|he|i)\s+/;
const evasion =
  /^(nie (wiem|wie|pamieta\w*|potrafi\w*|umi\w+ powiedziec|chcial\w*|odpowiedzial\w*|ma zdania)|trudno (powiedziec|ocenic)|ciezko powiedziec|brak (odpowiedzi|danych|zdania)|n\/?[ad]\b|nd\b|nic (mi )?nie przychodzi|nie dotyczy|(to )?zalezy|roznie|zobacz\w*|bez komentarza|unika\w*|wymijajac\w*|(don'?t|do not|doesn'?t|does not|didn'?t|did not|can'?t|cannot|could not|couldn'?t) (know|remember|recall|answer|say|want)|avoid\w*|not sure|unsure|no (idea|answer|comment)|hard to say|nothing comes|(it )?depends|not applicable)/;
const condition = /^(to )?zalezy\b|^(it )?depends\b/;
const negation =
  /^(nie|nigdy|nigdzie|brak|nic|zadn\w+|no|never|none|nothing|nowhere|not yet|jeszcze nie|there (was|were|is|are) no|(has|have|had) (no|never|not))\b/;
const vague =
  /\b(zawsze|zwykle|zazwyczaj|czesto|generalnie|ogolnie|roznie|raczej|jakos|always|usually|generally|often|in general|various|somehow|kind of)\b/;
const particular =
  /\d|\b(np|na przyklad|przyklad\w*|kiedys|wtedy|pewnego|w firmie|u klienta|for example|e\.g|once|last (week|month|year)|w zeszlym|ostatnio)\b/;
/** A name or an abbreviation within a sentence. */
const name = /[^\s.!?:–-]\s+\p{Lu}/u;
const together = /\b(zespol\w*|wspolnie|razem|\w+lismy|team|together)\b/;
/** A Polish "we" is a preposition. */
const english = /\b(the|and|of|was|were|with)\b/;
const weInEnglish = /\b(we|our)\b/;
const alone =
  /\b(sam|sama|samodzieln\w*|osobiscie|jego rol\w|jej rol\w|moja rol\w|odpowiada\w*|personally|himself|herself|own|alone|responsible|she|he)\b/;
const firstPerson = /\bI\b/;
const result =
  /\b(efekt\w*|wynik\w*|rezultat\w*|dzieki|skonczy\w*|udal\w*|zmniejsz\w*|zwieksz\w*|skroc\w*|spadl\w*|wzrosl\w*|oszczedn\w*|wdroz\w*|odzyska\w*|result\w*|outcome|reduc\w*|increas\w*|sav(ed|ing)|launched|delivered|fell|rose|dropped|grew|recovered|won|cut|ended|solved)\b|\d\s*%/;
const time =
  /\b(19|20)\d\d\b|\b\d+\s*(lat|lata|rok|roku|mies\w*|tyg\w*|dni|godz\w*|years?|months?|weeks?|days?|hours?)\b|\b(od|do|since|until|obecnie|currently|teraz|now|codziennie|daily|weekly|every|rok|year|miesiac\w*|month|tydzien|tygodniu|ostatnio|recently|od razu|zaraz|immediately)\b|\b(styczn|lut|marc|kwie|maj|czerw|lip|sierp|wrze|pazdz|listop|grud|januar|februar|march|april|may|june|july|august|septem|octob|novem|decem)\w*/;

const isTogether = (folded: string): boolean =>
  together.test(folded) || (english.test(folded) && weInEnglish.test(folded));
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const bare = (answer: string): string => foldSameLength(answer).trim().replace(subject, '');

/** "I don't know", "n/a", "-": it says nothing of what was asked. */
export function isEvasive(answer: string): boolean {
  return words(answer) < fewWords && (evasion.test(bare(answer)) || !/\p{L}{2}|\d/u.test(answer));
}

const isNegative = (answer: string): boolean => words(answer) < fewWords && negation.test(bare(answer));
const isParticular = (answer: string): boolean => particular.test(foldSameLength(answer)) || name.test(answer);

function lacks(answer: string, when: Lack): boolean {
  const folded = foldSameLength(answer);
  const length = words(answer);
  if (when === 'no-time') return length < enoughWords && !time.test(folded);
  if (when === 'no-number') return !/\d/.test(answer);
  if (length >= enoughWords || (length >= richWords && isParticular(answer) && !isTogether(folded))) return false;
  switch (when) {
    case 'short':
      return length < fewWords;
    case 'vague':
      return !isParticular(answer) && (vague.test(folded) || !result.test(folded));
    case 'no-own-part':
      return isTogether(folded) && !alone.test(folded) && !firstPerson.test(answer);
    case 'no-result':
      return !result.test(folded);
    case 'evasive':
    case 'depends':
    case 'negative':
      return false;
  }
}

export interface ChooseFollowUpInput {
  followUps: readonly FollowUp[];
  /** To the question and to its follow-ups so far, in their order. */
  answers: readonly string[];
  /** Reasons of the follow-ups so far. */
  asked: readonly string[];
  /** Every text of the interview: another wording is taken where there is one. */
  said: readonly string[];
}

/**
 * The next follow-up to an answer, by rules: what it lacks of what the question's follow-ups ask for. A second one asks
 * only for the person's own part; who evades a follow-up, or says little to it, is asked the next question. Its text
 * never repeats the answer.
 *
 * @returns null when the answer is enough
 */
export function chooseFollowUp({ followUps, answers, asked, said }: ChooseFollowUpInput): FollowUp | null {
  const last = answers.at(-1) ?? '';
  const of = (when: Lack): FollowUp[] => followUps.filter((one) => one.when === when);
  const pick = (fits: FollowUp[]): FollowUp | null =>
    fits.find(({ text }) => !said.includes(text.pl) && !said.includes(text.en)) ?? fits[0] ?? null;
  if (asked.length > 0 && words(last) < fewWords) return null;
  const conditions = of('depends');
  if (conditions.length > 0 && isEvasive(last) && condition.test(bare(last))) return pick(conditions);
  if (isEvasive(last)) return pick(of('evasive'));
  if (isNegative(last)) return pick(of('negative'));
  const all = answers.join('\n');
  const mayFollow = (when: Lack): boolean => asked.length === 0 || when === 'no-own-part';
  const lacking = followUps.find(({ when }) => mayFollow(when) && !asked.includes(when) && lacks(all, when));
  return lacking ? pick(of(lacking.when)) : null;
}
