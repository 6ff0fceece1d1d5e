import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { ConditionOf } from '../requirement/condition';
import type { TermPiece } from '../requirement/term-piece';
import type { Statement } from '../statements/statement';
import type { StatedDuration } from '../statements/career';
import type { CvIndex } from '../statements/cv-index';
import { isProfession, isSchooling } from '@/lib/analysis/engines/offline/statements/place';
import { monthsCovered } from '@/lib/analysis/engines/offline/text/date-ranges';
import { bestFinding } from './combine-findings';
import { because, joinReasons, silence, type Finding, type Reason } from './finding';
import { formatDuration } from './format-duration';
import { judgePiece, missingTerms } from './judge-terms';
import { quotesOfJobs, withoutRepeats } from './quotes';
import { durationReach } from '../statements/reach';
import { clearlyLess, partShare, unsureSum } from './thresholds';

type Experience = ConditionOf<'experience'>;

interface Measured {
  months: number;
  /** The lines that prove it. */
  lines: number[];
  /** How much less certain the time is than the thing itself; 0 when the CV states the time in words. */
  doubt: number;
}

/** The doubt about the length of jobs whose title names the thing, and of jobs that only mention it. */
const [byName, byTask] = [0.1, 0.25];

/** The time that the CV states nearest to one of the places. */
function stated(cv: CvIndex, statements: readonly Statement[]): StatedDuration | undefined {
  const near = statements.flatMap(({ from, line }) => {
    const { start = 0, folded = '' } = cv.lines[line] ?? {};
    const at = (cv.tokens[from]?.start ?? 0) - start;
    return cv.career.durationsOfLine(line).flatMap((duration) => {
      const between = duration.start < at ? folded.slice(duration.end, at) : folded.slice(at, duration.start);
      // "Java (5 lat), Python (2 lata)": a comma ends the scope of a duration.
      const distance = between.length + (between.includes(',') ? 30 : 0);
      return distance >= durationReach ? [] : [{ duration, distance }];
    });
  });
  return near.toSorted((first, second) => first.distance - second.distance)[0]?.duration;
}

function measure(cv: CvIndex, statements: readonly Statement[], wanted: number): Measured | null {
  const said = stated(cv, statements);
  const own = cv.career.positions.filter(({ firstLine, endLine }) =>
    statements.some(({ line }) => line >= firstLine && line < endLine),
  );
  // A profession below the name applies to every job unless a job names it itself.
  const isOfAll = own.length === 0 && statements.some(({ line }) => isProfession(cv, line));
  const positions = isOfAll ? cv.career.positions : own;
  const months = monthsCovered(positions);
  // Half a year told within a dated job is a part of it.
  const isWhole =
    statements.every(({ line }) => line === said?.line) && own.every(({ dateLine }) => dateLine !== said?.line);
  if (said && (said.isLimit || said.months >= months || isWhole))
    return { months: said.months, lines: [said.line], doubt: 0 };
  if (months === 0) {
    const [only, ...others] = cv.career.durations.filter(({ line }) => cv.lines[line]?.section !== 'education');
    const isOfOther = statements.some(({ line }) => line === only?.line);
    if (!only || others.length > 0 || isOfOther || cv.career.positions.length > 0) return null;
    return { months: only.months, lines: [only.line], doubt: byTask };
  }
  const lines = positions.flatMap((position) => [position.dateLine, position.firstLine]);
  const named = positions.filter(({ firstLine, dateLine }) =>
    statements.some(({ line }) => line >= firstLine && line < dateLine + 2),
  );
  const doubt = monthsCovered(named) < Math.min(wanted, months) ? byTask : byName;
  return { months, lines: [...new Set(lines)], doubt };
}

/**
 * Less than half of the required time contradicts; for jobs that only mention the thing, less than about a third,
 * because they need not tell all of it.
 */
export function compare(wanted: number, { months, doubt }: Pick<Measured, 'months' | 'doubt'>): Verdict {
  if (months >= wanted) return 'MET';
  return months < wanted * (doubt === byTask ? clearlyLess : partShare) ? 'NOT_MET' : 'PARTIALLY_MET';
}

/** A reason with the time found and the time wanted, in months. */
export function inYears(
  key: 'reasons.yearsWith' | 'reasons.years' | 'reasons.yearsVague' | 'reasons.yearsUnknown',
  wanted: number,
  found = 0,
  term = '',
): Reason {
  return (texts) => texts(key, { term, found: formatDuration(texts, found), wanted: formatDuration(texts, wanted) });
}

/** A time that is too short, but computed from a sum that may lack jobs, has to be checked. */
function withDoubt(cv: CvIndex, finding: Finding): Finding {
  if (finding.verdict === 'MET' || !cv.career.isUnsure()) return finding;
  const reason = joinReasons([finding.reason, because('reasons.yearsUnsure')]);
  return { ...finding, confidence: Math.min(finding.confidence, unsureSum), reason };
}

/** For work that the CV names without its time: if all work together is much too short, this work is too. */
function judgeTooShort(cv: CvIndex, wanted: number): Finding | null {
  if (cv.career.months === 0 || cv.career.months >= wanted * partShare) return null;
  const reason = inYears('reasons.years', wanted, cv.career.months);
  return withDoubt(cv, { verdict: 'NOT_MET', confidence: 0.7, quotes: quotesOfJobs(cv), reason });
}

/** The time of work with one thing. */
function judgeWith(cv: CvIndex, piece: TermPiece, { group, months, level, proof }: Experience): Finding {
  const found = judgePiece(cv, piece, level, proof);
  if (found.verdict === 'NOT_MET') return found;
  // Unnamed work may be described in other words, so other jobs, however short, say nothing of it.
  if (found.verdict === 'NO_INFORMATION') return silence(missingTerms(group), 0.4);
  // A school that taught the thing is no job in it.
  const isTaught = proof === 'title' && found.statements.every((statement) => isSchooling(cv, statement));
  if (isTaught) return silence(missingTerms(group), 0.4);
  const { term } = found;
  const measured = measure(cv, found.statements, months);
  if (!measured) {
    const reason = inYears('reasons.yearsUnknown', months, 0, term);
    const confidence = Math.min(found.confidence, 0.5);
    return judgeTooShort(cv, months) ?? { ...found, verdict: 'PARTIALLY_MET', confidence, reason };
  }
  const verdict = compare(months, measured);
  // A nursing assistant was no nurse, however long.
  if (found.verdict === 'PARTIALLY_MET' && verdict === 'MET') return found;
  const lines = cv.quotes.ofLines(measured.lines);
  const finding: Finding = {
    verdict,
    confidence: Math.max(0.3, Math.round((found.confidence - measured.doubt) * 100) / 100),
    // The thing itself is always quoted, not only its dates.
    quotes: withoutRepeats([...lines.slice(0, 2), ...found.quotes, ...lines.slice(2, 3)], 2 + found.quotes.length),
    reason: inYears('reasons.yearsWith', months, measured.months, term),
  };
  return measured.doubt === 0 ? finding : withDoubt(cv, finding);
}

/** The time of work altogether. */
function judgeCareer(cv: CvIndex, { months, isVague }: Experience): Finding {
  const found = cv.career.months;
  if (found === 0) return silence(because('reasons.careerUnknown'));
  const verdict = compare(months, { months: found, doubt: 0 });
  const isUnclear = isVague && verdict === 'MET';
  return withDoubt(cv, {
    verdict: isUnclear ? 'PARTIALLY_MET' : verdict,
    confidence: isVague ? 0.5 : 0.85,
    quotes: quotesOfJobs(cv),
    reason:
      months <= 1
        ? (texts) => texts('reasons.careerFound', { found: formatDuration(texts, found) })
        : inYears(isUnclear ? 'reasons.yearsVague' : 'reasons.years', months, found),
  });
}

/** Whether the candidate worked so long, with one of the things or at all. */
export function judgeExperience(cv: CvIndex, condition: Experience): Finding {
  if (condition.group.length === 0) return judgeCareer(cv, condition);
  const findings = condition.group.map((piece) => judgeWith(cv, piece, condition));
  return bestFinding(findings) ?? silence(missingTerms(condition.group));
}
