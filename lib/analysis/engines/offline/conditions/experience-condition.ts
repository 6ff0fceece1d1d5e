import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { Verdict } from '@/lib/analysis/schemas';
import { formatDuration } from '../format-duration.ts';
import type { CvIndex, StatedDuration } from '../cv/cv-index';
import { monthsCovered } from '../cv/date-ranges.ts';
import type { Position } from '../cv/positions';
import type { Claim } from '../cv/claim';
import { withoutRepeats } from '../cv/search-piece.ts';
import type { TermGroup } from '../requirement/parse-terms';
import type { TermPiece } from '../requirement/term-piece';
import type { Condition, Finding } from './condition';
import {
  bestFinding,
  judgePiece,
  missingTerms,
  type PieceJudgement,
  type RequiredLevel,
  type RequiredProof,
} from './term-condition.ts';

/** At least this share of the required time is partial; less is a failure. */
const partShare = 0.5;
/** Less than this contradicts, even if other jobs may have included it. */
const clearlyLess = 0.3;
/** Maximum distance in characters between a stated duration and what it refers to. */
const nearby = 60;

interface Measured {
  months: number;
  /** Lines that prove it. */
  lines: number[];
  /** Stated by the CV, or covered completely by dated jobs. */
  isStated: boolean;
}

function stated(cv: CvIndex, claims: readonly Claim[]): Measured | null {
  let best: { duration: StatedDuration; distance: number } | undefined;
  for (const claim of claims) {
    const token = cv.tokens[claim.from];
    const line = cv.lines[claim.line];
    if (!token || !line) continue;
    const at = token.start - line.start;
    for (const duration of cv.durationsOfLine(claim.line)) {
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
  return best ? { months: best.duration.months, lines: [best.duration.line], isStated: true } : null;
}

function positionsOf(cv: CvIndex, claims: readonly Claim[]): Position[] {
  const isIn = ({ firstLine, endLine, span }: Position, { line, from }: Claim) => {
    const at = cv.tokens[from]?.start ?? 0;
    return line >= firstLine && line < endLine && (!span || (at >= span[0] && at < span[1]));
  };
  return cv.positions.filter((position) => claims.some((claim) => isIn(position, claim)));
}

function measure(cv: CvIndex, claims: readonly Claim[]): Measured | null {
  const said = stated(cv, claims);
  const positions = positionsOf(cv, claims);
  const months = monthsCovered(positions);
  if (said && (said.months >= months || claims.every(({ line }) => line === said.lines[0]))) return said;
  if (months === 0) return null;
  const lines = positions.flatMap((position) => [position.dateLine, position.firstLine]);
  const isComplete = positions.length === cv.positions.length || said !== null;
  return { months, lines: [...new Set([...(said?.lines ?? []), ...lines])], isStated: isComplete };
}

function compare(wanted: number, { months, isStated }: Measured): Verdict {
  if (months >= wanted) return 'MET';
  if (months >= wanted * partShare) return 'PARTIALLY_MET';
  // Other jobs may have included it without saying so: only a complete account contradicts.
  return isStated || months < wanted * clearlyLess ? 'NOT_MET' : 'PARTIALLY_MET';
}

/** A minimum time of work, with a thing or in general. */
export class ExperienceCondition implements Condition {
  private readonly group: TermGroup;
  private readonly months: number;
  private readonly level: RequiredLevel;
  private readonly isVague: boolean;
  private readonly proof: RequiredProof;

  /**
   * @param group what the experience is with; empty for any work
   * @param months minimum
   * @param isVague the kind of work is only "a similar position", which a CV cannot prove
   */
  constructor(group: TermGroup, months: number, level: RequiredLevel, isVague: boolean, proof: RequiredProof = 'work') {
    this.group = group;
    this.months = months;
    this.level = level;
    this.isVague = isVague;
    this.proof = proof;
  }

  judge(cv: CvIndex): Finding {
    if (this.group.length === 0) return this.judgeCareer(cv);
    const findings = this.group.map((piece) => this.judgeWith(cv, piece));
    return bestFinding(findings) ?? this.noInformation();
  }

  private noInformation(): Finding {
    return { verdict: 'NO_INFORMATION', confidence: 0.6, quotes: [], reason: missingTerms(this.group) };
  }

  private judgeWith(cv: CvIndex, piece: TermPiece): Finding {
    const found = judgePiece(cv, piece, this.level, this.proof);
    if (found.verdict === 'NO_INFORMATION') return this.noInformation();
    if (found.verdict === 'NOT_MET') return found;
    // A field of study is no work in it.
    if (found.claims.every(({ line }) => cv.lines[line]?.section === 'education')) return this.noInformation();
    const measured = measure(cv, found.claims);
    if (!measured) return this.undated(found);
    const verdict = this.compareWith(cv, measured);
    const lines = measured.lines.flatMap((line) => cv.quoteLine(line) ?? []);
    const isHalf = found.verdict === 'PARTIALLY_MET' && verdict === 'MET';
    return {
      verdict: isHalf ? 'PARTIALLY_MET' : verdict,
      confidence: Math.max(0.3, Math.round((found.confidence - (measured.isStated ? 0 : 0.1)) * 100) / 100),
      // The thing itself is always quoted, not only its dates.
      quotes: withoutRepeats([...lines.slice(0, 2), ...found.quotes, ...lines.slice(2, 3)], 2 + found.quotes.length),
      reason: (texts) =>
        isHalf ? found.reason(texts) : this.say(texts, found.term, measured.months, 'reasons.yearsWith'),
    };
  }

  /** If the whole career is too short even for a partial verdict, it does not matter which jobs included it. */
  private compareWith(cv: CvIndex, measured: Measured): Verdict {
    const isTooShort = cv.careerMonths > 0 && cv.careerMonths < this.months * partShare;
    return compare(this.months, { ...measured, isStated: measured.isStated || isTooShort });
  }

  private undated(found: PieceJudgement): Finding {
    const reason = (texts: AnalysisTexts) =>
      texts('reasons.yearsUnknown', { term: found.term, wanted: formatDuration(texts, this.months) });
    return { ...found, verdict: 'PARTIALLY_MET', confidence: Math.min(found.confidence, 0.5), reason };
  }

  private judgeCareer(cv: CvIndex): Finding {
    const said = cv.durations
      .filter(({ line }) => /doswiadcz|experience|staz/.test(cv.lines[line]?.folded ?? ''))
      .toSorted((first, second) => second.months - first.months)[0];
    const dated: Measured = {
      months: cv.careerMonths,
      lines: cv.positions.map(({ dateLine }) => dateLine),
      isStated: true,
    };
    const measured: Measured =
      said && said.months > dated.months ? { months: said.months, lines: [said.line], isStated: true } : dated;
    if (measured.months === 0) {
      const reason = (texts: AnalysisTexts) => texts('reasons.careerUnknown');
      return { verdict: 'NO_INFORMATION', confidence: 0.6, quotes: [], reason };
    }
    const verdict = compare(this.months, measured);
    return {
      verdict: this.isVague && verdict === 'MET' ? 'PARTIALLY_MET' : verdict,
      confidence: this.isVague ? 0.5 : 0.85,
      quotes: measured.lines.slice(0, 3).flatMap((line) => cv.quoteLine(line) ?? []),
      reason: (texts) =>
        this.months <= 1
          ? texts('reasons.careerFound', { found: formatDuration(texts, measured.months) })
          : this.say(
              texts,
              '',
              measured.months,
              this.isVague && verdict === 'MET' ? 'reasons.yearsVague' : 'reasons.years',
            ),
    };
  }

  private say(
    texts: AnalysisTexts,
    term: string,
    months: number,
    key: 'reasons.yearsWith' | 'reasons.years' | 'reasons.yearsVague',
  ): string {
    return texts(key, { term, found: formatDuration(texts, months), wanted: formatDuration(texts, this.months) });
  }
}
