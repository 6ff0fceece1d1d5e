import { candidatePath } from '@/components/queries/candidates/candidate-queries';
import type { CorrectVerdictInput, DecideInput, WriteNoteInput } from '@/lib/domain/candidate-review-schemas';
import type { CandidateDto, CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { ApiRequest } from '@/lib/http/browser/browser-client';

/** What a person does about a candidate and what must not get lost without a connection. */
type Content =
  | { kind: 'decision'; body: Partial<DecideInput> & Pick<DecideInput, 'decision'> }
  | { kind: 'stars'; body: { rate: number | null; replaces?: number | null } }
  | { kind: 'correction'; criterionId: string; label: string; isRedFlag: boolean; body: CorrectVerdictInput }
  | { kind: 'note'; body: WriteNoteInput }
  | { kind: 'noteEdit'; noteId: string; body: WriteNoteInput };

export type ChangeKind = Content['kind'];

export type NewChange = Content & {
  processId: string;
  candidateId: string;
  /** The candidate's, for the list of what waits. */
  name: string;
  /** The candidate's page, to which taking it back leads. */
  href?: string;
};

/** A change that the server has not confirmed. */
export type PendingChange = NewChange & {
  /** Sent as `Idempotency-Key`. */
  id: string;
  /** ISO 8601. */
  madeAt: string;
  /**
   * `waiting`: sent once when the browser has its connection back, or the account is opened; `unsaved`: sent when the
   * person says so; `refused`: the person has to choose.
   */
  state: 'waiting' | 'sending' | 'unsaved' | 'refused';
  /** Whether the server may have it already. */
  isAttempted: boolean;
  /** Whether the person was told that it is not saved; not while it is sent as usual. */
  hasWaited: boolean;
  /** Whether no answer came at all: an `unsaved` one is then sent once as well when the browser has its connection back. */
  isUnanswered?: boolean;
  /** Why the server refused it, in the user's language. */
  refusal: { code: string; message: string } | null;
};

export type ChangeOfKind<K extends ChangeKind> = Extract<PendingChange, { kind: K }>;

const kinds: Record<ChangeKind, true> = { decision: true, stars: true, correction: true, note: true, noteEdit: true };

/** What a change sets: of two pending ones the later holds. Null: both are sent. */
export function targetOf(change: NewChange): string | null {
  switch (change.kind) {
    case 'decision':
    case 'stars':
      return `${change.kind} ${change.candidateId}`;
    case 'correction':
      return `correction ${change.candidateId} ${change.criterionId}`;
    case 'noteEdit':
      return `note ${change.noteId}`;
    case 'note':
      return null;
  }
}

/** The call that sends it. */
export function requestOf(change: PendingChange): ApiRequest {
  const path = candidatePath(change.processId, change.candidateId);
  const { body, id: idempotencyKey } = change;
  switch (change.kind) {
    case 'decision':
      return { method: 'POST', path: `${path}/decision`, body, idempotencyKey };
    case 'stars':
      return { method: 'PUT', path: `${path}/rate`, body };
    case 'correction':
      return { method: 'PUT', path: `${path}/verdicts/${change.criterionId}`, body, idempotencyKey };
    case 'note':
      return { method: 'POST', path: `${path}/notes`, body, idempotencyKey };
    case 'noteEdit':
      return { method: 'PUT', path: `${path}/notes/${change.noteId}`, body };
  }
}

/** `change` made over what `former`, of the same target, was made over. */
export function replacing(change: PendingChange, former: PendingChange): PendingChange {
  return { ...change, body: { ...change.body, ...seenBy(former) } } as PendingChange;
}

/** What the person saw when making the change. */
function seenBy({ body }: PendingChange) {
  return 'replaces' in body ? { replaces: body.replaces } : {};
}

/** The correction in the present state of the candidate; null: none. */
export function presentCorrection(candidate: CandidateDto, criterionId: string) {
  return candidate.analysis?.verdicts.find((one) => one.criterion.criterionId === criterionId)?.correction ?? null;
}

/** Stars of a recruiter; null: none, or the AI's. */
export function recruiterStars({ rate, rateSource }: Pick<CandidateDto, 'rate' | 'rateSource'>): number | null {
  return rateSource === 'RECRUITER' ? rate : null;
}

/** `change` made over what the server holds. @param present the candidate, or its row after the former change */
export function replacingPresent(change: PendingChange, present: CandidateDto | CandidateListItem): PendingChange {
  switch (change.kind) {
    case 'decision':
      return { ...change, body: { ...change.body, replaces: present.decision?.decisionId ?? null } };
    case 'stars':
      return { ...change, body: { ...change.body, replaces: recruiterStars(present) } };
    case 'correction': {
      const correction = 'analysis' in present ? presentCorrection(present, change.criterionId) : null;
      return { ...change, body: { ...change.body, replaces: correction?.correctionId ?? null } };
    }
    case 'note':
    case 'noteEdit':
      return change;
  }
}

function isChange(value: unknown): value is PendingChange {
  const { id, kind, processId, candidateId, body } = Object(value) as Partial<Record<keyof PendingChange, unknown>>;
  const texts = [id, processId, candidateId].every((one) => typeof one === 'string');
  return texts && typeof kind === 'string' && kind in kinds && typeof body === 'object' && body !== null;
}

/** What was stored before a reload; whether what was being sent arrived is not known, and is not tried unasked. */
export function readChanges(stored: unknown): PendingChange[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isChange).map((change): PendingChange => ({
    ...change,
    ...(change.state === 'sending' ? { state: 'unsaved' } : {}),
    hasWaited: true,
  }));
}
