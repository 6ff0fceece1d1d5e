import { z } from 'zod';
import type { AtsTargetKind } from '@/lib/ats/enums';

/** What a provider can do; the rest is `ats.unsupported`. */
export interface AtsCapabilities {
  /** Whether it can list only what changed since an instant; otherwise every scan is full. */
  changes: boolean;
  /** Ways to mark a candidate as 'Selected by AI'. */
  targets: readonly AtsTargetKind[];
  /** Whether a move is refused by the ATS itself when the stage is not the expected one. */
  compareAndSwap: boolean;
  createsCandidates: boolean;
  /** How an incoming webhook proves its sender. */
  webhooks: 'signature' | 'secret-address' | 'none';
}

export interface AtsRecruitment {
  id: string;
  name: string;
  /** The recruiter's own number, if the ATS has one. */
  reference: string | null;
  open: boolean;
}

export interface AtsStage {
  id: string;
  name: string;
}

/** An application as read from the ATS. */
export interface AtsApplicationData {
  id: string;
  candidateId: string;
  recruitmentId: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  /** Where the candidate applied from, as the ATS names it. */
  sources: string[];
  stageId: string | null;
  tags: string[];
  /** Names this version of the CV: changes when the file does. Null: there is no file. */
  cvKey: string | null;
  cvFileName: string | null;
  person: AtsPerson;
  /** Whether the ATS says that the application was rejected; left out where it does not tell. */
  rejected?: boolean;
}

/**
 * What the answer tells of the person. `known`: a name, a contact or a file. `unreadable`: none of these, or the person is left
 * out, as for an account without the right to read people; never a reason to erase. `erased`: the ATS says so, by a mark of its
 * own or a name that says it.
 */
export type AtsPerson = 'known' | 'unreadable' | 'erased';

/** An application by its ids. */
export type AtsApplicationIds = Pick<AtsApplicationData, 'id' | 'candidateId' | 'recruitmentId'>;

/** Which applications to list. */
export interface ScanInput {
  recruitmentId: string;
  /** Only what changed at or after; null: all. Ignored without `capabilities.changes`. */
  since: Date | null;
  /** What `nextCursor` of the page before was; null: the first page. */
  cursor: string | null;
}

export interface ScanPage {
  applications: AtsApplicationData[];
  /** Null: this was the last page. */
  nextCursor: string | null;
  /** How many there are in all, if the ATS says so. */
  total: number | null;
  /** Applications left out because the answer does not name their person; left out: none. */
  unreadable?: number;
}

export interface MoveInput {
  application: AtsApplicationData;
  /** The stage that it must still be in; null: whichever. */
  fromStageId: string | null;
  toStageId: string;
}

export interface NewCandidate {
  recruitmentId: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  cv: { fileName: string; mimeType: string; bytes: Uint8Array };
  /** Stored there, so that a repeated request finds the candidate instead of creating another. */
  operationId: string;
}

const eventId = z.string().min(1).max(200);

/** A verified webhook: what changed, by ids; the change itself is fetched. */
export const atsEventSchema = z.object({
  deliveryId: eventId,
  /** `deleted`: the application or the person; `anonymised`, `merged` into another: the person. */
  type: z.enum(['changed', 'deleted', 'merged', 'anonymised']),
  recruitmentId: eventId.nullable(),
  applicationId: eventId.nullable(),
  candidateId: eventId.nullable(),
});
export type AtsEvent = z.infer<typeof atsEventSchema>;

/** Something that the documentation leaves open, and what an account shows of it. Names of fields and shapes, never values. */
export interface AtsAssumption {
  /** Message key `ats.assumption.<name>`. */
  name: string;
  /** E.g. `filter[job-id]`, `files[].filename`, `stage_id → application_stages.id`. */
  assumed: string;
  /** Null: the account shows nothing of it, e.g. because there is no candidate with a file. */
  seen: string | null;
  /** What is used from now on. */
  chosen: string;
  /** `differs`: another shape than assumed, but a known one, which is chosen. `unknown`: none of the known ones. */
  outcome: 'confirmed' | 'differs' | 'unknown' | 'not-seen';
  /** Error code of the call that failed. */
  error: string | null;
}

export interface AtsInspection {
  assumptions: AtsAssumption[];
  /** Settings to store, by the shapes seen; only those that differ from the present ones. */
  settings: Record<string, unknown>;
}

/** A line of the connection test. */
export interface AtsCheck {
  /** Message key `ats.check.<name>`. */
  name: 'token' | 'recruitments' | 'stages' | 'applications' | 'files' | 'write';
  /** Null: it works; `ats.unsupported`: this provider or its settings do not have it. */
  error: string | null;
}

/**
 * One applicant tracking system (facts and their certainty: docs/ats.md). Every method throws AppError with one of:
 * `ats.unreachable` (no answer, or 5xx; safe to repeat), `ats.rate-limited` (with the seconds to wait),
 * `ats.credentials-refused`, `ats.forbidden`, `ats.record-not-found`, `ats.conflict`, `ats.bad-answer`,
 * `ats.unsupported`, and for writes `ats.uncertain` (sent, but no answer: read before repeating).
 */
export interface AtsProvider {
  readonly capabilities: AtsCapabilities;
  /** Tries what synchronising and sending need, without changing anything there. */
  check(): Promise<AtsCheck[]>;
  /** At most 200, those whose name, id or reference contains `phrase` without regard to case. */
  findRecruitments(phrase: string): Promise<AtsRecruitment[]>;
  listStages(recruitmentId: string): Promise<AtsStage[]>;
  scanApplications(input: ScanInput): Promise<ScanPage>;
  /**
   * Tries every assumption on the account's own data: reads only, one page of each list, at most some 15 calls. What one
   * call refuses is a line of the answer; only a failure of the whole connection is thrown.
   */
  inspect(): Promise<AtsInspection>;
  /** The present state of one application; null: it cannot be found, which proves nothing. */
  findApplication(recruitmentId: string, applicationId: string): Promise<AtsApplicationData | null>;
  /**
   * Whether the ATS says that this application or its person does not exist: 404 or 410 for that one record, asked by itself.
   * False where it has no such call, and where it still knows them.
   */
  saysDeleted(application: AtsApplicationIds): Promise<boolean>;
  /** The CV's bytes, at most `maxBytes`. @throws also `cv.too-large` */
  downloadCv(
    application: AtsApplicationData,
    maxBytes: number,
  ): Promise<{ fileName: string; bytes: Uint8Array } | null>;
  moveToStage(input: MoveInput): Promise<void>;
  addTag(application: AtsApplicationData, tag: string): Promise<void>;
  /** The note's text contains the operation id. */
  addNote(application: AtsApplicationData, text: string): Promise<void>;
  /** Whether a note containing `operationId` is there already. */
  hasNote(application: AtsApplicationData, operationId: string): Promise<boolean>;
  createCandidate(input: NewCandidate): Promise<AtsApplicationData>;
  /** The candidate created for `operationId`, if the creation was applied. */
  findCreated(recruitmentId: string, operationId: string, email: string | null): Promise<AtsApplicationData | null>;
  /** @param body the raw bytes as received @returns null when the signature is wrong */
  readWebhook(body: Buffer, headers: Headers, secret: string): AtsEvent[] | null;
}
