import type { Verdict } from '@/lib/analysis/schemas';
import { isJobTitle } from '../../../../cv/profile/job-title.ts';
import type { ConditionOf } from '../requirement/condition';
import type { TermGroup } from '../requirement/parse-terms';
import type { TermPiece } from '../requirement/term-piece';
import type { Statement, Strength } from '../statements/statement';
import type { CvIndex, StatedDuration } from '../statements/cv-index';
import { isInternship, isProfession } from '../statements/place.ts';
import type { Position } from '../statements/positions';
import { monthsCovered } from '../text/date-ranges.ts';
import { bestFinding } from './combine-findings.ts';
import { because, joinReasons, silence, type Finding, type Reason } from './finding.ts';
import { formatDuration } from './format-duration.ts';
import { judgePiece, missingTerms } from './judge-terms.ts';
import { withoutRepeats } from './quotes.ts';

type Experience = ConditionOf<'experience'>;

/** At least this share of the required time is partial. */
const partShare = 0.5;
/** Work shorter than this share of the required time contradicts. */
const clearlyLess = 0.3;
/** How sure a verdict is by a sum that may be wrong. */
const unsure = 0.5;
/** Maximum distance in characters between a stated duration and what it refers to. */
const nearby = 60;

/** Nobody works for years with what is only learnt or wished for. */
const isNotWork = new Set<Strength>(['course', 'learning', 'negated']);

interface Measured {
  months: number;
  /** Lines that prove it. */
  lines: number[];
  /** Stated by the CV in words, or the whole career. */
  isStated: boolean;
  /** Nothing but internships. */
  isInternship?: boolean;
  isLimit?: boolean;
}

function stated(cv: CvIndex, statements: readonly Statement[]): Measured | null {
  let best: { duration: StatedDuration; distance: number } | undefined;
  for (const statement of statements) {
    const token = cv.tokens[statement.from];
    const line = cv.lines[statement.line];
    if (!token || !line) continue;
    const at = token.start - line.start;
    for (const duration of cv.durationsOfLine(statement.line)) {
      const [from, to] = duration.start < at ? [duration.end, at] : [at, duration.start];
      const between = line.folded.slice(from, to);
      // "Java (5 lat), Python (2 lata)": a comma or bracket ends the scope of a duration.
      const isApart = /[;|]|\.\s/.test(between) || (duration.start < at && between.includes(')'));
      const distance = isApart ? nearby : between.length + (between.includes(',') ? 30 : 0);
      const isBetter = !best || duration.months > best.duration.months;
      if (distance < nearby && (!best || distance < best.distance || (distance === best.distance && isBetter)))
        best = { duration, distance };
    }
  }
  const career = statements.some(({ line }) => isProfession(cv, line)) ? cv.statedExperience() : undefined;
  const found = best?.duration ?? career;
  if (!found) return null;
  const { months, line, isLimit } = found;
  return { months, lines: [line], isStated: true, isLimit };
}

function positionsOf(cv: CvIndex, statements: readonly Statement[]): Position[] {
  const isIn = ({ firstLine, endLine, span }: Position, { line, from }: Statement) => {
    const at = cv.tokens[from]?.start ?? 0;
    return line >= firstLine && line < endLine && (!span || (at >= span[0] && at < span[1]));
  };
  const own = cv.positions.filter((position) => statements.some((statement) => isIn(position, statement)));
  // A profession below the name is that of the present job, and of all where none names it.
  if (!statements.some(({ line }) => isProfession(cv, line))) return own;
  return own.length === 0 ? [...cv.positions] : cv.positions.filter((one) => one.isOpen || own.includes(one));
}

function measure(cv: CvIndex, statements: readonly Statement[]): Measured | null {
  const said = stated(cv, statements);
  const positions = positionsOf(cv, statements);
  const months = monthsCovered(positions);
  if (said && (said.isLimit || said.months >= months || statements.every(({ line }) => line === said.lines[0])))
    return said;
  if (months === 0) return null;
  const lines = positions.flatMap((position) => [position.dateLine, position.firstLine]);
  const isOnly = positions.every(({ firstLine, dateLine: at }) =>
    [firstLine, at, at + 1].some((line) => isInternship(cv, { line })),
  );
  return { months, lines: [...new Set([...(said?.lines ?? []), ...lines])], isStated: false, isInternship: isOnly };
}

/** Less than half contradicts where it is said or all work, or internships; of other jobs less than a third. */
function compare(wanted: number, { months, isStated, isInternship }: Measured): Verdict {
  if (months >= wanted) return 'MET';
  return months < wanted * (isStated || isInternship ? partShare : clearlyLess) ? 'NOT_MET' : 'PARTIALLY_MET';
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

/** Too little by a sum that may lack jobs is to be checked. */
function withDoubt(cv: CvIndex, finding: Finding): Finding {
  if (!['PARTIALLY_MET', 'NOT_MET'].includes(finding.verdict) || !cv.isCareerUnsure()) return finding;
  const reason = joinReasons([finding.reason, because('reasons.yearsUnsure')]);
  return { ...finding, confidence: Math.min(finding.confidence, unsure), reason };
}

/** Where all work together is much too short, it does not matter which of it was of the kind asked for. */
function judgeTooShort(cv: CvIndex, wanted: number): Finding | null {
  if (cv.careerMonths === 0 || cv.careerMonths >= wanted * clearlyLess) return null;
  const quotes = cv.quoteLines(cv.positions.map(({ dateLine }) => dateLine).slice(0, 3));
  const reason = inYears('reasons.years', wanted, cv.careerMonths);
  return withDoubt(cv, { verdict: 'NOT_MET', confidence: 0.7, quotes, reason });
}

/** Whoever tells the titles of all jobs never was what none of them says. */
function judgeOtherJobs(cv: CvIndex, group: TermGroup): Finding | null {
  const isTitled = ({ firstLine, dateLine }: Position) =>
    cv.lines.slice(firstLine, dateLine + 2).some(({ folded }) => isJobTitle(folded));
  if (cv.positions.length === 0 || cv.undatedJobs.length > 0 || !cv.positions.every(isTitled)) return null;
  const quotes = cv.quoteLines(cv.positions.map(({ dateLine }) => dateLine).slice(0, 3));
  const term = group.map(({ label }) => label).join(', ');
  return { verdict: 'NOT_MET', confidence: 0.6, quotes, reason: because('reasons.flagNoneShown', { term }) };
}

/** The time of work with one thing. */
function judgeWith(cv: CvIndex, piece: TermPiece, { group, months, level, proof }: Experience): Finding {
  const found = judgePiece(cv, piece, level, proof);
  if (found.verdict === 'NOT_MET') return found;
  if (found.verdict === 'NO_INFORMATION') {
    const otherJobs = proof === 'title' ? judgeOtherJobs(cv, group) : null;
    return otherJobs ?? judgeTooShort(cv, months) ?? silence(missingTerms(group), 0.4);
  }
  const { term } = found;
  const measured = measure(cv, found.statements);
  if (!measured) {
    const tooShort = judgeTooShort(cv, months);
    if (tooShort) return tooShort;
    if (found.statements.every((one) => isNotWork.has(one.strength) && !isInternship(cv, one)))
      return { ...found, verdict: 'NOT_MET', confidence: Math.min(found.confidence, 0.7) };
    const reason = inYears('reasons.yearsUnknown', months, 0, term);
    return { ...found, verdict: 'PARTIALLY_MET', confidence: Math.min(found.confidence, 0.5), reason };
  }
  const verdict = compare(months, measured);
  const isHalf = found.verdict === 'PARTIALLY_MET' && verdict === 'MET';
  const lines = cv.quoteLines(measured.lines);
  const finding: Finding = {
    verdict: isHalf ? 'PARTIALLY_MET' : verdict,
    confidence: Math.max(0.3, Math.round((found.confidence - (measured.isStated ? 0 : 0.1)) * 100) / 100),
    // The thing itself is always quoted, not only its dates.
    quotes: withoutRepeats([...lines.slice(0, 2), ...found.quotes, ...lines.slice(2, 3)], 2 + found.quotes.length),
    reason: isHalf ? found.reason : inYears('reasons.yearsWith', months, measured.months, term),
  };
  return isHalf || measured.isStated ? finding : withDoubt(cv, finding);
}

/** The time of work altogether. */
function judgeCareer(cv: CvIndex, { months, isVague }: Experience): Finding {
  const said = cv.statedExperience();
  const dated = { months: cv.careerMonths, lines: cv.positions.map(({ dateLine }) => dateLine), isStated: true };
  const measured =
    said && said.months > dated.months ? { months: said.months, lines: [said.line], isStated: true } : dated;
  if (measured.months === 0) return silence(because('reasons.careerUnknown'));
  const verdict = compare(months, measured);
  const isUnclear = isVague && verdict === 'MET';
  const finding: Finding = {
    verdict: isUnclear ? 'PARTIALLY_MET' : verdict,
    confidence: isVague ? 0.5 : 0.85,
    quotes: cv.quoteLines(measured.lines.slice(0, 3)),
    reason:
      months <= 1
        ? (texts) => texts('reasons.careerFound', { found: formatDuration(texts, measured.months) })
        : inYears(isUnclear ? 'reasons.yearsVague' : 'reasons.years', months, measured.months),
  };
  return verdict === 'MET' || measured !== dated ? finding : withDoubt(cv, finding);
}

/** Whether the candidate worked so long, with one of the things or at all. */
export function judgeExperience(cv: CvIndex, condition: Experience): Finding {
  if (condition.group.length === 0) return judgeCareer(cv, condition);
  const findings = condition.group.map((piece) => judgeWith(cv, piece, condition));
  return bestFinding(findings) ?? silence(missingTerms(condition.group));
}
