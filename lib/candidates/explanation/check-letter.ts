import { sentenceBreaks } from '@/lib/analysis/engines/offline/text/sentence-ends';
import { shareOf } from '@/lib/analysis/evidence/shared-words';
import { faultOf } from '@/lib/analysis/written-texts/check-sentence';
import { standsOnFigures } from '@/lib/analysis/written-texts/figures';
import { faultOfManners } from '@/lib/analysis/written-texts/manners';
import { standsOnNames } from '@/lib/analysis/written-texts/names';
import { standsOnQuotations } from '@/lib/analysis/written-texts/quotations';
import type { SentenceBasis, SentenceFault } from '@/lib/analysis/written-texts/sentence-basis';
import { agreesWithVerdicts } from '@/lib/analysis/written-texts/stance';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { LetterBlock } from '@/lib/domain/explanation-schemas';
import { wholeWords } from '@/lib/word-lists/word-pattern';
import { basisOf, labelsOf, type LetterFacts } from './letter-facts';
import { explanationLetter } from './explanation-letter';
import { provedReason } from './compose-letter';
import words from './words/decided.json';

/** `decision`: it says that a person decided, and nobody did. `unmarked`: a model's words without their mark. */
export type LetterFault = SentenceFault | 'decision' | 'unmarked';

interface FoundFault {
  key: string;
  sentence: string;
  fault: LetterFault;
}

/** A greeting and the like is too short to state a fact. */
const shortestChecked = 12;
/** Share of a criterion's words from which on a sentence speaks of it. */
const speaksOf = 0.5;
const decided = wholeWords(words.decided);

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The sentences of a text, line by line. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const starts = [0, ...sentenceBreaks(line), line.length];
    return starts
      .slice(1)
      .map((end, index) => bare(line.slice(starts[index], end)))
      .filter(Boolean);
  });
}

/** Everything that the composed letter and the analysis say, for sentences that are about no single criterion. */
function wholeBasis(composed: readonly LetterBlock[], facts: LetterFacts): SentenceBasis[] {
  const said = composed.flatMap(({ heading, text }) => [heading, text]);
  const { candidateName, position } = facts;
  const letter = { kind: 'REQUIREMENT', verdict: 'MET', asked: '', quotes: [] } as const;
  return [
    ...facts.analysis.verdicts.map((verdict) => basisOf(verdict, facts)),
    { ...letter, reasons: [...said, position, candidateName ?? ''] },
  ];
}

function faultOfFrame(text: string, all: readonly SentenceBasis[], facts: LetterFacts): LetterFault | null {
  if (!standsOnQuotations(text, all)) return 'quotation';
  if (!standsOnFigures(text, all)) return 'figure';
  if (!standsOnNames(text, all)) return 'name';
  if (text.length < shortestChecked) return null;
  const fault = faultOfManners(text, facts.locale, all);
  // Who decided may say what follows from it.
  if (fault && !(fault === 'recommendation' && facts.decision)) return fault;
  const labels = labelsOf(facts.analysis);
  const about = facts.analysis.verdicts.filter(
    ({ criterion: { criterionId } }) => shareOf(text, labels.get(criterionId) ?? '') >= speaksOf,
  );
  const basis = about.map((verdict) => basisOf(verdict, facts));
  return basis.length === 0 || agreesWithVerdicts(text, 'feedback', basis) ? null : 'verdict';
}

/**
 * Checks each sentence that a person wrote into a letter as written texts are checked (docs/decisions/0135): of a criterion against
 * its verdict and quotes, elsewhere against all of them and what the letter says. The lines of the signature are the signer's own.
 *
 * @param edited the texts by key; those as composed stand
 * @returns the sentences that may not stand, in their order; empty: the letter may be taken
 */
export function checkLetter(
  edited: ReadonlyMap<string, string>,
  composed: readonly LetterBlock[],
  facts: LetterFacts,
): FoundFault[] {
  const all = wholeBasis(composed, facts);
  const verdicts = new Map(facts.analysis.verdicts.map((verdict) => [verdict.criterion.criterionId, verdict]));
  return composed.flatMap(({ key, text: was, isByModel }): FoundFault[] => {
    const text = edited.get(key);
    if (text === undefined || key === 'signature') return [];
    const known = new Set(sentencesOf(was));
    const verdict = verdicts.get(key);
    const told = isByModel && verdict ? sentencesOf(provedReason(verdict, facts) ?? '') : [];
    const isMarked = text.includes(explanationLetter(facts.locale)('byModel'));
    const faultIn = (sentence: string): LetterFault | null => {
      if (!isMarked && told.includes(sentence)) return 'unmarked';
      if (known.has(sentence)) return null;
      if (facts.decision === null && decided.test(foldSameLength(sentence))) return 'decision';
      if (!verdict) return faultOfFrame(sentence, all, facts);
      const name = { firstName: null, lastName: null };
      const basis = [basisOf(verdict, facts)];
      return faultOf({ text: sentence, locale: facts.locale, field: 'feedback', basis, name });
    };
    return sentencesOf(text).flatMap((sentence) => {
      const fault = faultIn(sentence);
      return fault ? [{ key, sentence, fault }] : [];
    });
  });
}
