import type { RequiredProof } from '../requirement/condition';
import type { TermPiece } from '../requirement/term-piece';
import type { CvIndex } from '../statements/cv-index';
import type { Statement } from '../statements/statement';
import { because, joinReasons, type Finding, type Reason } from './finding';
import { inPart, isBare } from './proof';
import { withoutDetails } from './thresholds';

export interface PieceJudgement extends Finding {
  /** Places that support the verdict. */
  statements: Statement[];
  /** The term named in the reason; it occurs in the quotes. */
  term: string;
}

/** A thing and what stands in brackets behind it, judged apart. */
interface JudgedApart {
  cv: CvIndex;
  piece: TermPiece;
  wanted: RequiredProof;
  itself: PieceJudgement;
  details: readonly PieceJudgement[];
  /** Of the details. */
  best: PieceJudgement;
}

/** The finding, lowered because a part of what is asked for is limited or missing. */
function partly(found: PieceJudgement, limit: PieceJudgement | undefined): PieceJudgement {
  const { term } = found;
  const reason: Reason = limit ? joinReasons([found.reason, limit.reason]) : because('reasons.termPartly', { term });
  return { ...found, verdict: 'PARTIALLY_MET', quotes: [...found.quotes, ...(limit?.quotes ?? [])], reason };
}

const isMet = ({ verdict }: PieceJudgement): boolean => verdict === 'MET';
const shownBy = ({ itself, best }: JudgedApart): PieceJudgement => (isMet(itself) ? itself : best);

/** The detail that is denied or limited, where every one is asked for. */
const limitOf = ({ piece, details }: JudgedApart): PieceJudgement | undefined =>
  piece.isChoice ? undefined : details.find(({ verdict }) => verdict === 'NOT_MET' || verdict === 'PARTIALLY_MET');

/** Whether the thing is found, but not a detail that it needs. */
function lacksDetail({ cv, piece, itself, best }: JudgedApart): boolean {
  const features = piece.isChoice ? [] : (piece.details ?? []).flatMap(({ core }) => core);
  return isMet(itself) && !isMet(best) && (piece.isNarrowed === true || isBare(cv, piece, features, itself.statements));
}

/** Whether the details prove the thing: any one of a choice, or of a thing that is met; otherwise half of them. */
function isBorneOut({ piece, itself, details }: JudgedApart): boolean {
  const count = details.filter(isMet).length;
  return isMet(itself) || piece.isChoice ? count > 0 : count >= details.length / 2;
}

interface Outcome {
  applies: (apart: JudgedApart) => boolean;
  judge: (apart: JudgedApart) => PieceJudgement;
}

/** What a thing and its details say together: the first outcome that applies. */
const outcomes: Readonly<Record<string, Outcome>> = {
  deniedThroughout: {
    applies: ({ itself, best }) => itself.verdict === 'NOT_MET' && !isMet(best),
    judge: ({ itself }) => itself,
  },
  deniedButForADetail: {
    applies: ({ itself }) => itself.verdict === 'NOT_MET',
    judge: ({ itself, best, wanted }) => (wanted === 'any' ? partly(best, itself) : itself),
  },
  onlyADetailDenied: {
    applies: ({ itself, best }) => itself.verdict === 'NO_INFORMATION' && best.verdict === 'NOT_MET',
    judge: ({ best }) => best,
  },
  notShownByDetails: {
    applies: ({ itself, best }) =>
      !isMet(itself) && (!isMet(best) || itself.statements.some(({ strength }) => inPart.has(strength))),
    judge: ({ itself }) => itself,
  },
  shownInPart: {
    applies: (apart) => limitOf(apart) !== undefined || lacksDetail(apart),
    judge: (apart) => partly(shownBy(apart), limitOf(apart)),
  },
  shown: { applies: isBorneOut, judge: shownBy },
  hardlyShown: {
    applies: () => true,
    judge: (apart) => ({ ...shownBy(apart), confidence: withoutDetails * shownBy(apart).confidence }),
  },
};

/** Judges a thing by itself and by its details. */
export function withDetails(apart: JudgedApart): PieceJudgement {
  return (
    Object.values(outcomes)
      .find(({ applies }) => applies(apart))
      ?.judge(apart) ?? apart.itself
  );
}
