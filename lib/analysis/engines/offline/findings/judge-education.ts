import type { Verdict } from '@/lib/domain/analysis-schemas';
import { fieldFamilies, fieldsIn } from '@/lib/analysis/engines/offline/lexicon/fields-of-study';
import type { ConditionOf } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import {
  educationLines,
  findDeniedEducation,
  findEducation,
  withoutDenials,
  type EducationEntry,
} from '@/lib/analysis/engines/offline/statements/education';
import { bestFinding } from './combine-findings';
import { because, silence, type Finding } from './finding';
import { judgePiece } from './judge-terms';
import { quotableTerm, quotesOf, withoutRepeats } from './quotes';
import { searchPiece } from './search-piece';

type Education = ConditionOf<'education'>;

const namesOf = ({ fields }: Education): string => fields.map(({ label }) => label).join(', ');

function found(
  cv: CvIndex,
  wanted: Education,
  lines: number[],
  verdict: Verdict,
  confidence: number,
  key: Parameters<typeof because>[0],
): Finding {
  const reason = because(key, { field: namesOf(wanted) });
  return { verdict, confidence, quotes: cv.quotes.ofLines(lines), reason };
}

/** Whether an entry's own lines name the field, or one of its family where that will do. */
function judgeByFamily(cv: CvIndex, wanted: Education, entry: EducationEntry): Finding {
  const [from, to] = educationLines(cv, entry);
  const text = cv.lines.slice(from, to + 1).map(({ folded }) => withoutDenials(folded));
  const own = fieldFamilies(text.join(' '));
  const isAsked = own.some((family) => wanted.families.includes(family));
  const isNamed = fieldsIn(text.join(' ')).some((field) => wanted.named.includes(field));
  if (isNamed || (wanted.isFamilyEnough && isAsked)) {
    const lines = text.flatMap((line, index) => (fieldFamilies(line).length > 0 ? [from + index] : []));
    return found(cv, wanted, [...new Set([entry.line, ...lines])].slice(0, 2), 'MET', 0.8, 'reasons.educationFound');
  }
  const isOther = wanted.families.length > 0 && own.length > 0 && !isAsked;
  return found(cv, wanted, [entry.line], isOther ? 'NOT_MET' : 'PARTIALLY_MET', 0.6, 'reasons.educationOtherField');
}

/** The field must stand with the degree itself. */
function judgeField(cv: CvIndex, wanted: Education, entry: EducationEntry): Finding {
  const confidence = entry.isImplied ? 0.7 : 0.9;
  if (wanted.fields.length === 0) return found(cv, wanted, [entry.line], 'MET', confidence, 'reasons.educationFound');
  const [from, to] = educationLines(cv, entry);
  const statements = wanted.fields
    .map((piece) => searchPiece(cv, piece))
    .flatMap(({ coverage, statements }) => (coverage >= 0.5 ? statements : []))
    .filter(({ strength, line }) => strength !== 'negated' && line >= from && line <= to);
  if (statements.length === 0) return judgeByFamily(cv, wanted, entry);
  const quotes = withoutRepeats([...cv.quotes.ofLines([entry.line]), ...quotesOf(cv, statements, 2)], 3);
  const term = quotableTerm(cv, namesOf(wanted), statements, quotes);
  return { verdict: 'MET', confidence, quotes, reason: because('reasons.educationFieldFound', { field: term }) };
}

/** A degree one level lower in the right field is partial; a school below degrees is nothing. */
function judgeLower(cv: CvIndex, wanted: Education, entry: EducationEntry): Verdict {
  return entry.level >= 2.5 && judgeField(cv, wanted, entry).verdict === 'MET' ? 'PARTIALLY_MET' : 'NOT_MET';
}

/** Whether the candidate finished what is asked for, and in a field asked for. */
export function judgeEducation(cv: CvIndex, wanted: Education): Finding {
  const all = findEducation(cv);
  const entries = all.filter(({ isVoid }) => !isVoid);
  const high = entries.filter(({ level }) => level >= wanted.level);
  const finished = high.filter(({ isUnfinished }) => !isUnfinished || wanted.isUnderWayEnough);
  const judged = finished.map((entry) => judgeField(cv, wanted, entry));
  const met = judged.find(({ verdict }) => verdict === 'MET');
  if (met) return met;
  // "Law degree, CILEX Level 3 or equivalent"
  const named = wanted.fields.filter(({ core }) =>
    core.some((word) => /^\p{Lu}{3,}$/u.test(word.text) && cv.words.findWord(word).length > 0),
  );
  const instead = bestFinding(named.map((piece) => judgePiece(cv, piece, 'any', 'permit')));
  if (instead?.verdict === 'MET') return instead;
  const denied = findDeniedEducation(cv);
  if (denied !== null) return found(cv, wanted, [denied], 'NOT_MET', 0.85, 'reasons.educationDenied');
  const underWay = high.find((entry) => entry.isUnfinished && judgeField(cv, wanted, entry).verdict === 'MET');
  if (underWay) return found(cv, wanted, [underWay.line], 'PARTIALLY_MET', 0.75, 'reasons.educationUnfinished');
  const best = bestFinding(high.map((entry) => judgeField(cv, wanted, entry)));
  if (best) return best;
  const lower = entries[0] ?? all[0];
  if (lower) return found(cv, wanted, [lower.line], judgeLower(cv, wanted, lower), 0.7, 'reasons.educationLower');
  return silence(because('reasons.educationMissing'), 0.7);
}
