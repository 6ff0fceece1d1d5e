import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { ConditionOf, RequiredLevel, RequiredProof } from '../requirement/condition';
import type { TermGroup } from '../requirement/parse-terms';
import type { TermPiece } from '../requirement/term-piece';
import type { Statement } from '../statements/statement';
import type { CvIndex } from '../statements/cv-index';
import { isDoing } from '@/lib/analysis/engines/offline/requirement/word-classes';
import { isDenied } from '@/lib/analysis/engines/offline/statements/statement';
import { bestFinding } from './combine-findings';
import { withDetails, type PieceJudgement } from './with-details';
import { because, silence, type Finding, type Reason } from './finding';
import * as proof from './proof';
import { quotableTerm, quotesOf } from './quotes';
import { findDenials, findNoPermits, findWishes, isBeside } from './search-denials';
import { searchPiece } from './search-piece';
import type { PieceFinding } from './search-words';
import { deniedShare, enough, some } from './thresholds';

function confidenceOf(best: Statement, { coverage, statements }: PieceFinding): number {
  const isDoubted = statements.some(isDenied) !== isDenied(best);
  const support = 0.08 - 0.14 / statements.length;
  const confidence = 0.86 * best.quality * (0.4 + 0.6 * coverage) + support - (isDoubted ? 0.2 : 0);
  return Math.round(Math.min(0.94, Math.max(0.2, confidence)) * 100) / 100;
}

function reasonOf(term: string, { strength }: Statement, verdict: Verdict, coverage: number): Reason {
  const values = { term };
  if (strength === 'lowest') return because('reasons.termBasic', values);
  if (verdict === 'NOT_MET') return because('reasons.termNegated', values);
  if (strength === 'hobby') return because('reasons.termHobby', values);
  if (verdict === 'MET') return because('reasons.termFound', values);
  if (coverage < enough) return because('reasons.termPartly', values);
  if (strength === 'learning') return because('reasons.termLearning', values);
  if (strength === 'course') return because('reasons.termCourse', values);
  if (strength === 'supervised') return because('reasons.termSupervised', values);
  return because(strength === 'medium' ? 'reasons.termMedium' : 'reasons.termBasic', values);
}

function deny(cv: CvIndex, piece: TermPiece, denials: Statement[], confidence: number): PieceJudgement {
  const quotes = quotesOf(cv, denials);
  const term = quotableTerm(cv, piece.label, denials, quotes);
  return {
    verdict: 'NOT_MET',
    confidence: confidence * Math.max(...denials.map(({ quality }) => quality)),
    quotes,
    reason: because('reasons.termNegated', { term }),
    statements: denials,
    term,
  };
}

function missing({ label }: TermPiece): PieceJudgement {
  return { ...silence(because('reasons.termMissing', { term: label })), statements: [], term: label };
}

/** No permit of that kind, or of any kind. */
function withoutPermits(cv: CvIndex, piece: TermPiece): PieceJudgement {
  const line = findNoPermits(cv, piece);
  if (line < 0) return missing(piece);
  const from = cv.words.firstTokenOf(line) ?? 0;
  const to = from + cv.words.tokensOfLine(line).length;
  return deny(cv, piece, [{ from, to, line, strength: 'negated', quality: 1 }], 0.75);
}

/** Judges one required thing without its details. */
function judgeItself(cv: CvIndex, piece: TermPiece, level: RequiredLevel, wanted: RequiredProof): PieceJudgement {
  const found = proof.asTitle(cv, piece, searchPiece(cv, piece), wanted);
  const denials = proof.deniedAtWork(cv, found, wanted);
  if (denials.length > 0) return deny(cv, piece, denials, 0.8);
  const best = found.statements[0];
  const lacksPermit = best !== undefined && proof.lacksPermit(cv, best, found, wanted);
  const isAffirmed = !lacksPermit && proof.isAffirmed(cv, best, found.coverage, wanted);
  const parts = findDenials(cv, piece, isAffirmed);
  if (parts.share >= (isAffirmed ? some : deniedShare)) return deny(cv, piece, parts.statements, 0.75);
  if (!best || found.coverage < (best.strength === 'negated' ? enough : some)) {
    const wishes = wanted === 'permit' ? findWishes(cv, piece) : [];
    if (wishes.length > 0) return deny(cv, piece, wishes, 0.7);
    return wanted === 'permit' ? withoutPermits(cv, piece) : missing(piece);
  }
  if (lacksPermit) return withoutPermits(cv, piece);
  if (proof.isLearntOnly(cv, found, wanted)) return missing(piece);
  const graded = proof.gradeStatement(best, found.coverage, level, wanted);
  // "Deploys to Kubernetes; cluster administration was done by another team"
  const isPartDenied = graded === 'MET' && parts.statements.some((denial) => isBeside(cv, denial, best));
  if (isPartDenied && parts.share >= deniedShare) return deny(cv, piece, parts.statements, 0.75);
  const features = piece.words.map(({ token }) => token).filter((word) => !isDoing(word));
  const isWeak = proof.isUnproven(cv, found, level, wanted) || proof.isBare(cv, piece, features, found.statements);
  const isLowered = graded === 'MET' && isWeak;
  const verdict = isLowered ? 'PARTIALLY_MET' : graded;
  const isSame = (statement: Statement) => isDenied(statement) === isDenied(best);
  const same = found.statements.filter(isSame);
  const shown = isLowered ? [best, ...found.main.filter(isDenied), ...same.slice(1)] : same;
  const quotes = quotesOf(cv, shown);
  const term = quotableTerm(cv, piece.label, shown, quotes);
  const confidence = confidenceOf(best, found);
  const reason = reasonOf(term, best, verdict, isLowered ? 0 : found.coverage);
  return { verdict, confidence, quotes, reason, statements: found.main.filter(isSame), term };
}

/** Judges one required thing; not mentioned means NO_INFORMATION. */
export function judgePiece(
  cv: CvIndex,
  piece: TermPiece,
  level: RequiredLevel,
  wanted: RequiredProof = 'any',
): PieceJudgement {
  const itself = judgeItself(cv, piece, level, wanted);
  const details = (piece.details ?? []).map((detail) => judgeItself(cv, detail, 'any', wanted));
  const best = bestFinding(details);
  return best ? withDetails({ cv, piece, wanted, itself, details, best }) : itself;
}

/** That none of the alternatives is mentioned. */
export function missingTerms(group: TermGroup): Reason {
  const terms = group.map(({ label }) => label);
  if (terms.length > 1) return because('reasons.termsMissing', { terms: terms.join(', ') });
  return because('reasons.termMissing', { term: terms[0] ?? '' });
}

/** The best of the alternatives. */
export function judgeTerms(cv: CvIndex, { group, level, proof: wanted }: ConditionOf<'terms'>): Finding {
  const best = bestFinding(group.map((piece) => judgePiece(cv, piece, level, wanted)));
  return best && best.verdict !== 'NO_INFORMATION' ? best : silence(missingTerms(group));
}
