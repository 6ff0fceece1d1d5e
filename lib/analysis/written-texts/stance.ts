import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { TextField } from '@/lib/domain/analysis-schemas';
import { wordsIn, type SentenceBasis } from './sentence-basis';
import { withoutQuotations } from './quotations';

const verdictsOf: Record<'strengths' | 'weaknesses' | 'redFlags', readonly SentenceBasis['verdict'][]> = {
  strengths: ['MET', 'PARTIALLY_MET'],
  weaknesses: ['PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'],
  redFlags: ['MET', 'PARTIALLY_MET'],
};

/** Says that something is missing, less than asked, or open. */
const doubts =
  /\b(nie|brak\w*|bez|czy|zapyta\w*|dopyta\w*|wyjasni\w*|doprecyzowa\w*|upewni\w*|potwierdzeni\w*|niejasn\w*|otwart\w*|milcz\w*|ponizej|mniej|krocej|krotsz\w*|nizej|nizsz\w*|zamiast|wygas\w*|jedynie|tylko|zaledwie|niewystarcz\w*|niepeln\w*|slab\w*|luk\w*|trudno|ogranicz\w*|zaprzecza|przeczy|odbiega|innej|inn\w+|ryzyk\w*|wymaga\w*|pyta|oglosz\w*|potrzeb\w*|wazn\w*|stanowisk\w*|przyzna\w*|szuka\w*|dopiero|outside|look(?:ed|ing)? for|requir\w*|needs?|needed|admits?|unfamiliar|yet|would|not|no|none|nothing|never|without|lack\w*|miss\w*|whether|ask\w*|clarif\w*|unclear|open|silent|silence|below|less|fewer|lower|short|shorter|instead|expired|only|just|merely|gap\w*|weak\w*|limit\w*|contradict\w*|cannot|rather|different|other|another|elsewhere|confirm|explor\w*|verify|check)\b|n[’']t\b|\?/;
/** Says that the CV does not tell, or asks for it. */
const silence =
  /\b(cv|zyciorys\w*|resume|informacj\w*|wspomin\w*|wzmian\w*|wiadomo|niejasn\w*|milcz\w*|zapyta\w*|dopyta\w*|dopis\w*|dopytan\w*|wyjasni\w*|doprecyzowa\w*|upewni\w*|ustali\w*|jesli|jezeli|warto|czy|nie (?:podan|wskazan|opisan|wymienion)\w*|mention\w*|unclear|clarif\w*|ask\w*|explor\w*|whether|if you|listed|stated|not (?:said|shown|clear|known|described|specified|given|confirmed|covered)|unknown|silent)\b|\?/;
/** Makes a fact of silence. */
const absence =
  /\b(nie (?:ma|zna|potrafi|umie|chce|mowi po|posiada|pracowal\w*|lubi|radzi)|nigdy|odmawia|unika|od zera|cannot|can[’']t|can not|has no|have no|has never|have never|had no|never|refus\w+|lacks?|does not (?:have|know|speak|want|hold)|doesn[’']t (?:have|know|speak|want|hold)|unable|from scratch)\b/;
const namesCv = /\b(cv|zyciorys\w*|resume)\b/;
/** Says that the person fails, where the criterion is met. */
const denial =
  /\b(brak(?:uje|owal\w*)?|nie (?:ma|zna|posiada|spelnia|potwierdza|wspomina|pracowal\w*|wykazuje|wynika|podaje|zawiera|wskazuje|mowi)|niewystarcz\w*|niepeln\w*|slab\w*|(?:za|zbyt) (?:malo|krotk\w+|slab\w+)|too (?:little|few|short)|not enough|ponizej|przeczy|zaprzecza|no (?:evidence|information|experience|mention|knowledge|sign|proof)|does not|doesn[’']t|do not|did not|is not|isn[’']t|has no|have no|not (?:met|shown|mentioned|stated|confirmed|clear|enough|have|meet|known)|lacks?|lacking|missing|insufficient|falls short|weak(?:ness)?|below|unclear)\b/;
/** Claims the whole. */
const whole =
  /\b(w pelni|calkowicie|calosci|wszystkie wymag\w*|wszystkich wymag\w*|bez zastrzezen|doskonal\w*|perfekcyjn\w*|idealn\w*|fully|completely|entirely|in full|all (?:the )?requirements?|perfect\w*|ideal\w*|flawless\w*|exceeds?|przewyzsza\w*|przekracza\w*|more than (?:enough|required))\b/;
/** "Brak luk", "no gaps", "bez nadzoru", "nie tylko": a denial that praises. */
const praisingDenial =
  /\b(nie tylko|brak (?:przerw|luk|zastrzezen|watpliwosci)|bez (?:przerw|luk|nadzoru|zastrzezen|watpliwosci)|not only|no (?:gaps?|doubt|concerns?|weakness\w*)|without (?:gaps?|supervision|doubt|interruption))\b/g;

const praise =
  /\b(atut\w*|mocn\w*|zalet\w*|plus\w*|swobodn\w*|doskonal\w*|swietn\w*|biegl\w*|imponuj\w*|znakomit\w*|solidn\w*|dobrze|advantage|asset|strengths?|strong\w*|excellent\w*|fluent\w*|impress\w*|solid|great|clear plus|well versed|at home)\b/;
/** Finds fault all the same. */
const blame = /\b(niewyjasnion\w*|niepoko\w*|martwi|watpliwo\w*|unexplained|worr\w*|concern\w*|doubt\w*|suspicious)\b/;

const isFlag = ({ kind }: SentenceBasis): boolean => kind === 'RED_FLAG';
const isDeniedOrOpen = ({ verdict }: SentenceBasis): boolean => verdict === 'NOT_MET' || verdict === 'NO_INFORMATION';

function fitsField(field: TextField, basis: readonly SentenceBasis[]): boolean {
  if (field === 'feedback') return true;
  // A question about what is proved in full, or about a flag that the CV excludes, asks for nothing.
  if (field === 'tips') return basis.some((one) => one.verdict !== (isFlag(one) ? 'NOT_MET' : 'MET'));
  // That a flag is not there is good news.
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
  // What is met beside it does not bear what is denied or open.
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
