import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import type { EducationLevel } from '../lexicon/degrees';
import {
  educationWords,
  levelPatterns,
  openField,
  recognised,
  orInProgress,
} from '@/lib/analysis/engines/offline/lexicon/requirement-words';
import { fieldFamilies, fieldsIn } from '@/lib/analysis/engines/offline/lexicon/fields-of-study';
import type { ConditionParser } from './condition';
import { parseTerms } from './parse-terms';

/** "Or a construction-related subject": a field of that family. */
const relatedTo = /\b(\w+)-related\b/;

/** The lowest level of a choice, else the highest one named. */
function levelIn(folded: string): EducationLevel {
  const levels = levelPatterns.filter(([words]) => words.test(folded)).map(([, level]) => level);
  const isChoice = /\b(?:lub|or|albo|badz)\b|\/|\bmin/.test(folded.replace(openField, ''));
  return (isChoice ? levels[0] : levels.at(-1)) ?? 1;
}

/** "As a graduate engineer": the title of a job. */
const graduateJob =
  /(?<!such )\bas (?:an? )?(?:\w+ )?graduate (?!degree|diploma|certificate|education|qualification|studies|level)\w/;

/** Education: a level, and its fields. */
export const education: ConditionParser = (clause) => {
  const folded = foldForms(clause);
  if (!recognised.test(folded) || graduateJob.test(folded)) return null;
  const blank = (found: string) => ' '.repeat(found.length);
  const fields = folded.replace(openField, blank).replace(orInProgress, blank).replace(educationWords, blank);
  const kept = [...fields].map((character, index) => (character === ' ' ? ' ' : clause.charAt(index))).join('');
  return {
    condition: {
      kind: 'education',
      level: levelIn(folded),
      fields: parseTerms(kept).flat(),
      families: fieldFamilies(relatedTo.exec(folded)?.[1] ?? folded),
      isFamilyEnough: folded.search(openField) >= 0,
      named: fieldsIn(folded),
      isUnderWayEnough: orInProgress.test(folded),
    },
    rest: '',
  };
};
