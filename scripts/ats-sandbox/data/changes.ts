import { type DialectName } from '../../../prisma/seed/demo-ats-credentials';
import { type Application, type Candidate } from './records';

/** Who changed something: a call in a dialect, or the control plane, which stands for people at work. */
export type Actor = DialectName | 'control';

/** What happened to the data, for webhooks and for the log. */
export type Change =
  | {
      kind: 'application-added' | 'application-changed';
      by: Actor;
      applicationId: number;
      candidateId: number;
    }
  | { kind: 'application-deleted'; by: Actor; applicationId: number; candidateId: number; gone: Application }
  | {
      kind: 'stage-changed';
      by: Actor;
      applicationId: number;
      candidateId: number;
      fromStageId: number;
      toStageId: number;
    }
  | {
      kind: 'candidate-added' | 'candidate-changed' | 'candidate-anonymised';
      by: Actor;
      candidateId: number;
    }
  | { kind: 'candidate-deleted'; by: Actor; candidateId: number; gone: Candidate; applicationIds: number[] }
  | { kind: 'candidates-merged'; by: Actor; candidateId: number; gone: Candidate; intoId: number };

/** A move that took effect: the application stood elsewhere before. */
export interface Move {
  at: string;
  by: Actor;
  applicationId: number;
  candidateId: number;
  recruitmentId: number;
  fromStageId: number;
  toStageId: number;
}

/** An e-mail that a candidate got because of a move. */
export interface SentEmail {
  at: string;
  applicationId: number;
  candidateId: number;
  fromUserId: number;
}
