import { type DialectName } from '../credentials';

/** Who changed something: a call in a dialect, or the control plane, which stands for people at work. */
export type Actor = DialectName | 'control';

/** What happened to the data, for webhooks and for the log. */
export type Change =
  | {
      kind: 'application-added' | 'application-changed' | 'application-deleted';
      by: Actor;
      applicationId: number;
      candidateId: number;
    }
  | {
      kind: 'stage-changed';
      by: Actor;
      applicationId: number;
      candidateId: number;
      fromStageId: number;
      toStageId: number;
    }
  | {
      kind: 'candidate-added' | 'candidate-changed' | 'candidate-deleted' | 'candidate-anonymised';
      by: Actor;
      candidateId: number;
    }
  | { kind: 'candidates-merged'; by: Actor; candidateId: number; intoId: number };

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
