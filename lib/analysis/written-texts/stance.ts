import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { TextField } from '@/lib/domain/analysis-schemas';
import { wordsIn, type SentenceBasis } from './sentence-basis';
import { withoutQuotations } from './quotations';
import { anyOf, anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/stance.json';

const verdictsOf: Record<'strengths' | 'weaknesses' | 'redFlags', readonly SentenceBasis['verdict'][]> = {
  strengths: ['MET', 'PARTIALLY_MET'],
  weaknesses: ['PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'],
  redFlags: ['MET', 'PARTIALLY_MET'],
};

/** Words that say that something is missing, less than asked, or open. */
const doubts = anywhere(words.doubts);
/** Whether a text says so, outside quotation marks or in them. */
export const saysDoubt = (text: string): boolean => doubts.test(foldSameLength(text));

/** Words that say that the CV does not tell, or that ask for it. */
const silence = anywhere(words.silence);
/** Words that turn the CV's silence into a fact. */
const absence = wholeWords(words.absence);
const namesCv = /\b(cv|zyciorys\w*|resume)\b/;
/** Words that say that the person fails, although the criterion is met. */
const denial = wholeWords(words.denial);
/** Words that claim the whole. */
const whole = wholeWords(words.whole);
/** "Brak luk", "no gaps", "bez nadzoru", "nie tylko": a denial that praises. */
const praisingDenial = new RegExp(`\\b${anyOf(words.praisingDenial)}\\b`, 'g');

const praise = wholeWords(words.praise);
/** Finds fault all the same. */
const blame = wholeWords(words.blame);

const isFlag = ({ kind }: SentenceBasis): boolean => kind === 'RED_FLAG';
const isDeniedOrOpen = ({ verdict }: SentenceBasis): boolean => verdict === 'NOT_MET' || verdict === 'NO_INFORMATION';

function fitsField(field: TextField, basis: readonly SentenceBasis[]): boolean {
  if (field === 'feedback') return true;
  // A question about what is proved in full, or about a flag that the CV excludes, asks for nothing.
  if (field === 'tips') return basis.some((one) => one.verdict !== (isFlag(one) ? 'NOT_MET' : 'MET'));
  // The absence of a flag is good news.
  if (field !== 'weaknesses' && basis.every((one) => isFlag(one) && one.verdict === 'NOT_MET')) return true;
  const verdicts = verdictsOf[field];
  return basis.every((one) => isFlag(one) === (field === 'redFlags') && verdicts.includes(one.verdict));
}

/** Whether it makes a fact of the CV's silence. */
function inventsAbsence(folded: string, basis: readonly SentenceBasis[]): boolean {
  if (basis.some(({ verdict }) => verdict !== 'NO_INFORMATION')) return false;
  return !silence.test(folded) || (absence.test(folded) && !namesCv.test(folded));
}

/** Whether a sentence of criteria that are all of one side takes the other one. */
function contradicts(folded: string, field: TextField, basis: readonly SentenceBasis[]): boolean {
  // A flag is met where the CV speaks against the person.
  if (basis.every((one) => isFlag(one) && one.verdict === 'NOT_MET')) return !doubts.test(folded) || blame.test(folded);
  const isDoubtful = doubts.test(folded) || (field === 'weaknesses' && !praise.test(folded));
  // A criterion that is met does not support one that is denied or open.
  if (!isDoubtful && basis.some((one) => !isFlag(one) && isDeniedOrOpen(one))) return true;
  if (basis.some(isFlag)) return false;
  const verdicts = new Set(basis.map(({ verdict }) => verdict));
  const only = (...some: SentenceBasis['verdict'][]): boolean => [...verdicts].every((one) => some.includes(one));
  if (only('MET')) {
    const own = foldSameLength(wordsIn(basis));
    const denied = denial.exec(folded.replaceAll(praisingDenial, ''))?.[0];
    return denied !== undefined && !own.includes(denied);
  }
  if (only('NOT_MET', 'NO_INFORMATION') && whole.test(folded)) return true;
  if (inventsAbsence(folded, basis)) return true;
  return only('PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION') && whole.test(folded) && !doubts.test(folded);
}

/**
 * Whether a sentence agrees with the verdicts, as far as plain rules can tell: its field may speak of such verdicts, it praises
 * nothing that is denied or open, denies nothing that is met, and does not make a fact of a CV's silence.
 */
export function agreesWithVerdicts(text: string, field: TextField, basis: readonly SentenceBasis[]): boolean {
  if (!fitsField(field, basis)) return false;
  const folded = foldSameLength(withoutQuotations(text));
  return field === 'tips' ? !inventsAbsence(folded, basis) : !contradicts(folded, field, basis);
}
