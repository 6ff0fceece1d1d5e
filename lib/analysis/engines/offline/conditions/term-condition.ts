import type { Verdict } from '@/lib/analysis/schemas';
import type { CvIndex } from '../cv/cv-index';
import type { Claim } from '../cv/claim';
import { findDenials, findWishes } from '../cv/search-denials.ts';
import { isDenied, quotesOf, searchPiece, type PieceFinding } from '../cv/search-piece.ts';
import { quotableTerm } from '../cv/quotable-term.ts';
import { deniesWork } from '../cv/denial.ts';
import { isBesideJob, isInternship, isInWork, isMerelyListed, isPermit, isTitle } from '../cv/claim-place.ts';
import type { TermGroup } from '../requirement/parse-terms';
import type { TermPiece } from '../requirement/term-piece';
import type { Condition, Finding } from './condition';

/** Minimum coverage of a piece for MET, and for any verdict. */
const enough = 0.7;
const some = 0.45;

/** The required proficiency. */
export type RequiredLevel = 'any' | 'basic' | 'strong';

/** The required proof: any knowledge, work experience (a course is not enough), a job of that name, or a permit. */
export type RequiredProof = 'any' | 'work' | 'title' | 'permit';

const rank: Verdict[] = ['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'];

function gradeClaim(claim: Claim, coverage: number, level: RequiredLevel, proof: RequiredProof): Verdict {
  if (claim.strength === 'negated') return 'NOT_MET';
  if (claim.strength === 'hobby' || claim.strength === 'unpaid') return 'PARTIALLY_MET';
  if (coverage < enough) return 'PARTIALLY_MET';
  // A permit is held or not: its course was passed, its basic kind is valid.
  if (level === 'basic' || (proof === 'permit' && claim.strength !== 'learning')) return 'MET';
  if (claim.strength === 'course') return 'PARTIALLY_MET';
  if (claim.strength === 'basic' || claim.strength === 'learning') return 'PARTIALLY_MET';
  return claim.strength === 'medium' && level === 'strong' ? 'PARTIALLY_MET' : 'MET';
}

function confidenceOf(best: Claim, { coverage, claims }: PieceFinding, level: RequiredLevel): number {
  const isDoubted = claims.some(isDenied) !== isDenied(best);
  const support = Math.min(0.06, 0.02 * (claims.length - 1));
  const levelUnknown = level === 'strong' && best.strength === 'plain' ? 0.1 : 0;
  const confidence = 0.9 * best.quality * (0.7 + 0.3 * coverage) + support - levelUnknown - (isDoubted ? 0.2 : 0);
  return Math.round(Math.min(0.94, Math.max(0.2, confidence)) * 100) / 100;
}

function reasonOf(term: string, best: Claim, verdict: Verdict, coverage: number): Finding['reason'] {
  const values = { term };
  if (verdict === 'NOT_MET') return (texts) => texts('reasons.termNegated', values);
  if (best.strength === 'hobby') return (texts) => texts('reasons.termHobby', values);
  if (verdict === 'MET') return (texts) => texts('reasons.termFound', values);
  if (coverage < enough) return (texts) => texts('reasons.termPartly', values);
  if (best.strength === 'learning') return (texts) => texts('reasons.termLearning', values);
  if (best.strength === 'course') return (texts) => texts('reasons.termCourse', values);
  return (texts) => texts(best.strength === 'medium' ? 'reasons.termMedium' : 'reasons.termBasic', values);
}

export interface PieceJudgement extends Finding {
  /** Places that support the verdict. */
  claims: Claim[];
  /** The term named in the reason; it occurs in the quotes. */
  term: string;
}

/** Denials in the CV that no job contradicts. */
function deniedAtWork(cv: CvIndex, { main, coverage }: PieceFinding): Claim[] {
  const denied = main.filter(isDenied);
  const isShown = main.some((claim) => !isDenied(claim) && isInWork(cv, claim));
  if (isShown || coverage < enough) return denied.filter(({ from, to }) => deniesWork(cv, from, to));
  return denied;
}

/** Whether the findings are too weak for MET. */
function isUnproven(
  cv: CvIndex,
  piece: TermPiece,
  found: PieceFinding,
  level: RequiredLevel,
  proof: RequiredProof,
): boolean {
  if (proof === 'permit' && !found.claims.some((claim) => isPermit(cv, claim))) return true;
  if (piece.isWider || found.main.some(isDenied)) return true;
  const isWork = proof === 'work' || proof === 'title';
  if (isWork && found.claims.every((claim) => isInternship(cv, claim))) return true;
  return level === 'strong' && found.main.every((claim) => isMerelyListed(cv, claim));
}

/** A denial of this share of the words that matter denies the thing. */
const deniedShare = 0.3;

function deny(cv: CvIndex, piece: TermPiece, denials: Claim[], confidence: number): PieceJudgement {
  const quotes = quotesOf(cv, denials);
  const term = quotableTerm(cv, piece.label, denials, quotes);
  const reason: Finding['reason'] = (texts) => texts('reasons.termNegated', { term });
  return { verdict: 'NOT_MET', confidence, quotes, reason, claims: denials, term };
}

function missing({ label }: TermPiece): PieceJudgement {
  const reason: Finding['reason'] = (texts) => texts('reasons.termMissing', { term: label });
  return { verdict: 'NO_INFORMATION', confidence: 0.6, quotes: [], reason, claims: [], term: label };
}

/** Where a job of that name is asked for, other mentions of it prove no more than a part. */
function asTitle(cv: CvIndex, found: PieceFinding, proof: RequiredProof): PieceFinding {
  const own = (claims: Claim[]) => claims.filter((claim) => isTitle(cv, claim) && !isBesideJob(cv, claim));
  if (proof !== 'title' || found.claims.every(isDenied)) return found;
  const claims = own(found.claims);
  if (claims.length > 0) return { ...found, claims, main: own(found.main) };
  return { ...found, coverage: Math.min(found.coverage, enough - 0.1) };
}

/** Judges one required thing without its details. */
function judgeItself(cv: CvIndex, piece: TermPiece, level: RequiredLevel, proof: RequiredProof): PieceJudgement {
  const found = asTitle(cv, searchPiece(cv, piece), proof);
  const isWork = proof === 'work' || proof === 'title';
  const denials = isWork ? deniedAtWork(cv, found) : [];
  if (denials.length > 0) return deny(cv, piece, denials, 0.8);
  const best = found.claims[0];
  const isPositive =
    best !== undefined &&
    !isDenied(best) &&
    found.coverage >= enough &&
    (!isWork || best.strength === 'strong' || isInWork(cv, best));
  const parts = isPositive ? { share: 0, claims: [] } : findDenials(cv, piece);
  if (parts.share >= deniedShare) return deny(cv, piece, parts.claims, 0.75);
  // A denial must cover the whole thing, not a single word of it.
  const isTooLittle = best?.strength === 'negated' ? found.coverage < enough : found.coverage < some;
  if (!best || isTooLittle) {
    // Who plans to get a certificate does not have it.
    const wishes = proof === 'permit' ? findWishes(cv, piece) : [];
    return wishes.length > 0 ? deny(cv, piece, wishes, 0.7) : missing(piece);
  }
  if (proof === 'permit' && !isDenied(best) && !found.claims.some((claim) => isPermit(cv, claim)))
    return missing(piece);
  const graded = gradeClaim(best, found.coverage, level, proof);
  const isLowered = graded === 'MET' && isUnproven(cv, piece, found, level, proof);
  const verdict = isLowered ? 'PARTIALLY_MET' : graded;
  const isSame = (claim: Claim) => isDenied(claim) === isDenied(best);
  const all = found.claims.filter(isSame);
  const permits = proof === 'permit' ? all.filter((claim) => isPermit(cv, claim)) : [];
  const same = permits.length > 0 ? permits : all;
  const shown = isLowered ? [best, ...found.main.filter(isDenied), ...same.slice(1)] : same;
  const quotes = quotesOf(cv, shown);
  const term = quotableTerm(cv, piece.label, shown, quotes);
  return {
    verdict,
    confidence: confidenceOf(best, found, level),
    quotes,
    reason: reasonOf(term, best, verdict, isLowered ? 0 : found.coverage),
    claims: found.main.filter(isSame),
    term,
  };
}

/** Judges one required thing; not mentioned means NO_INFORMATION. */
export function judgePiece(
  cv: CvIndex,
  piece: TermPiece,
  level: RequiredLevel,
  proof: RequiredProof = 'any',
): PieceJudgement {
  const itself = judgeItself(cv, piece, level, proof);
  const details = (piece.details ?? []).map((detail) => judgeItself(cv, detail, 'any', proof));
  const best = bestFinding(details);
  const limit = details.find(({ verdict }) => verdict === 'NOT_MET' || verdict === 'PARTIALLY_MET');
  if (!best || itself.verdict === 'NOT_MET') return itself;
  if (itself.verdict === 'NO_INFORMATION' && details.every(({ verdict }) => verdict === 'NOT_MET')) return best;
  const isMissing = piece.isNarrowed === true && best.verdict !== 'MET';
  if (itself.verdict === 'MET' && (limit ?? isMissing)) return partly(itself, limit);
  if (itself.verdict === 'MET' || best.verdict !== 'MET') return itself;
  return limit ? partly(best, limit) : best;
}

function partly(found: PieceJudgement, limit: PieceJudgement | undefined): PieceJudgement {
  const { term } = found;
  const reason: Finding['reason'] = (texts) =>
    limit ? `${found.reason(texts)}; ${limit.reason(texts)}` : texts('reasons.termPartly', { term });
  return { ...found, verdict: 'PARTIALLY_MET', quotes: [...found.quotes, ...(limit?.quotes ?? [])], reason };
}

/** The best of alternative findings. Who denies one and is silent on the others denies what was asked for. */
export function bestFinding<T extends Finding>(findings: readonly T[]): T | undefined {
  return findings.toSorted(
    (first, second) =>
      rank.indexOf(first.verdict) - rank.indexOf(second.verdict) || second.confidence - first.confidence,
  )[0];
}

/** One reason for all missing alternatives. */
export function missingTerms(group: TermGroup): Finding['reason'] {
  const [first, ...others] = group.map(({ label }) => label);
  if (others.length === 0) return (texts) => texts('reasons.termMissing', { term: first ?? '' });
  return (texts) => texts('reasons.termsMissing', { terms: [first, ...others].join(', ') });
}

/** A skill, tool, field, certificate or trait, or one of several alternatives. */
export class TermCondition implements Condition {
  private readonly group: TermGroup;
  private readonly level: RequiredLevel;
  private readonly proof: RequiredProof;

  constructor(group: TermGroup, level: RequiredLevel, proof: RequiredProof = 'any') {
    this.group = group;
    this.level = level;
    this.proof = proof;
  }

  judge(cv: CvIndex): Finding {
    const best = bestFinding(this.group.map((piece) => judgePiece(cv, piece, this.level, this.proof)));
    const missing: Finding = {
      verdict: 'NO_INFORMATION',
      confidence: 0.6,
      quotes: [],
      reason: missingTerms(this.group),
    };
    return best && best.verdict !== 'NO_INFORMATION' ? best : missing;
  }
}
