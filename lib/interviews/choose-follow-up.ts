import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { FollowUp } from './question-bank/bank-question';

type Lack = FollowUp['when'];

/** Shorter answers are asked to be filled in. */
const fewWords = 8;
const enoughWords = 40;

/** Folded texts in both languages. Answers are the recruiter's notes: "she", "I" or no person at all. */
const vague =
  /\b(zawsze|zwykle|zazwyczaj|czesto|generalnie|ogolnie|roznie|always|usually|generally|often|in general|various)\b/;
const example =
  /\b(np|na przyklad|przyklad\w*|kiedy|gdy|wtedy|projek\w+|w firmie|u klienta|for example|e\.g|once|when|project|at the)\b|\d/;
const together = /\b(zespol\w*|wspolnie|razem|robilismy|mielismy|we|team|together|our)\b/;
const alone =
  /\b(sam|sama|samodzieln\w*|osobiscie|jego rol\w|jej rol\w|moja rol\w|odpowiada\w*|personally|himself|herself|own|responsible|she|he|i)\b/;
const result =
  /\b(efekt\w*|wynik\w*|rezultat\w*|dzieki|skonczy\w*|zmniejsz\w*|zwieksz\w*|skroc\w*|oszczedn\w*|wdroz\w*|result\w*|outcome|reduc\w*|increas\w*|sav(ed|ing)|launched|delivered)\b|\d\s*%/;
const time =
  /\b(19|20)\d\d\b|\b\d+\s*(lat|lata|rok|miesi\w+|tygodn\w*|dni|years?|months?|weeks?|days?)\b|\b(od|do|since|until|obecnie|currently|teraz|now)\b/;

function lacks(answer: string, when: Lack): boolean {
  const folded = foldSameLength(answer);
  const words = folded.split(/\s+/).filter(Boolean).length;
  switch (when) {
    case 'short':
      return words < fewWords;
    case 'no-example':
      return words < enoughWords && vague.test(folded) && !example.test(folded);
    case 'no-own-part':
      return together.test(folded) && !alone.test(folded);
    case 'no-result':
      return words < enoughWords && words >= fewWords && !result.test(folded);
    case 'no-time':
      return words < enoughWords && !time.test(folded);
    case 'off-topic':
      // Rules cannot tell this reliably: the recruiter can.
      return false;
  }
}

/**
 * The next follow-up to an answer, by rules: what it lacks of what the question's follow-ups ask for. Its text never
 * repeats the answer.
 *
 * @param asked what was asked before in the same question; nothing is asked twice
 * @returns null when the answer is enough
 */
export function chooseFollowUp(
  followUps: readonly FollowUp[],
  answer: string,
  asked: readonly string[],
): FollowUp | null {
  const open = followUps.filter(({ when }) => !asked.includes(when));
  const lacking = open.find(({ when }) => lacks(answer, when));
  if (lacking || asked.length > 0 || !lacks(answer, 'short')) return lacking ?? null;
  // A bare "yes" lacks whatever the question would go on with.
  return open.find(({ when }) => when !== 'off-topic') ?? null;
}
