import { z } from 'zod';
import { loggedActivities } from '@/lib/audit/audit-actions';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import { revealReason } from '@/lib/domain/process-schemas';
import { followUpChangeSchema, stageChangeSchema } from '@/lib/domain/stage-schemas';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { dateWithinAYear } from '@/lib/validation/date';
import { text } from '@/lib/validation/text';
import { messageSchema } from './candidate-message-schema';
import { untilOnlyOfHold } from './hold-day';
import { cvReplaceReasons } from './person-traits';
import {
  candidateStatuses,
  csvSeparators,
  decisions,
  exportColumns,
  exportFormats,
  revealCauses,
} from './candidate-enums';

export const decisionKindSchema = z.enum(decisions);

const maxChoice = 10_000;
/** A body with as many ids. */
export const maxChoiceBytes = maxChoice * 40;

const candidateIds = () => z.array(z.uuid()).min(1).max(maxChoice);
const exceptIds = () => z.array(z.uuid()).max(maxChoice).default([]);
/** Judge again instead of reusing stored verdicts of equal input. */
const fresh = z.boolean().default(false);

/** Whom a bulk call is about: these candidates, or all of one's own stored search, whatever page they are on. */
export const candidateChoiceSchema = z.union([
  z.strictObject({ candidateIds: candidateIds() }),
  z.strictObject({ searchId: z.uuid(), except: exceptIds() }),
]);

/** The specification's body holds ids; all of a search may be named instead. */
export const reprocessSelectedSchema = z.union([
  z.strictObject({ candidateIds: candidateIds(), fresh }),
  z.strictObject({ searchId: z.uuid(), except: exceptIds(), fresh }),
]);

/** Result of a bulk call by candidates, with those refused because of their status. */
export const selectedAnswerSchema = z.object({
  accepted: z.array(z.uuid()),
  refused: z.array(
    z.object({
      candidateId: z.uuid(),
      /** Null for NOT_FOUND. */
      ordinalNumber: z.int().nullable(),
      /** NOT_BY_PROGRAM: they asked that no program judges them. */
      reason: z.enum([...candidateStatuses, 'NOT_BY_PROGRAM', 'NOT_FOUND']),
    }),
  ),
});

/** A reason in both languages, as administrators wrote it. */
export const decisionReasonSchema = z.object({
  reasonId: z.uuid(),
  decision: decisionKindSchema,
  pl: z.string(),
  en: z.string(),
});

export const decisionReasonsSchema = z.object({
  items: z.array(decisionReasonSchema),
  /** Another with every change of the list, for `If-Match`. */
  version: z.string(),
});

/** The whole list, in its order; one that is missing is no longer offered, and stays with its decisions. */
export const saveDecisionReasonsSchema = z.object({
  items: z
    .array(
      z.object({
        /** Missing: a new reason. */
        reasonId: z.uuid().optional(),
        decision: decisionKindSchema,
        pl: text({ max: 120 }),
        en: text({ max: 120 }),
      }),
    )
    .max(100),
});

/** What is asked of people who decide. */
export const decisionSettingsSchema = z.object({
  /** Rejecting several needs a reason or a note where nobody opened one of them. */
  reasonForUnopened: z.boolean(),
});

/** What a person decided about a candidate. */
export const decisionSchema = z.object({
  decisionId: z.uuid(),
  decision: decisionKindSchema,
  reason: decisionReasonSchema.pick({ reasonId: true, pl: true, en: true }).nullable(),
  note: z.string(),
  /** Of a HOLD: the day, in the product's time zone, on which the candidate is to be reviewed again; null: none. */
  holdUntil: z.iso.date().nullable(),
  by: shortUserSchema,
  at: z.iso.datetime(),
});

const decideFields = {
  decision: decisionKindSchema,
  reasonId: z.uuid().nullable().default(null),
  /** In one's own words. */
  note: text({ max: 1_000, min: 0 }).default(''),
  /** Of a HOLD: the day on which the candidate is to be reviewed again, at most a year ahead; a past one has come. */
  holdUntil: dateWithinAYear().nullable().optional(),
  /** Required where ADVANCE reveals a hidden candidate. */
  revealReason: revealReason().optional(),
};

/** `replaces`: the decision that the person saw, null for none; without it the call replaces any. */
export const decideSchema = z
  .object({ ...decideFields, replaces: z.uuid().nullable().optional() })
  .check(untilOnlyOfHold);

export const decideManySchema = z.object({ choice: candidateChoiceSchema, ...decideFields }).check(untilOnlyOfHold);

export const refusedDecisionSchema = z.object({
  candidateId: z.uuid(),
  /** Null for NOT_FOUND. */
  ordinalNumber: z.int().nullable(),
  /** CHANGED_MEANWHILE: somebody has decided otherwise since, so that there is nothing to undo. */
  reason: z.enum(['NOT_FOUND', 'CHANGED_MEANWHILE']),
});

export const decideManyAnswerSchema = z.object({
  /** Undoes all of them: `DELETE …/candidates/decisions/{requestId}`. */
  requestId: z.uuid(),
  accepted: z.array(z.uuid()),
  refused: z.array(refusedDecisionSchema),
});

export const decisionRequestParams = z.object({ processId: z.uuid(), requestId: z.uuid() });

/** The decision to undo; another one meanwhile is 409. */
export const undoDecisionQuerySchema = z.object({ decisionId: z.uuid() });

export const verdictParams = z.object({ processId: z.uuid(), candidateId: z.uuid(), criterionId: z.uuid() });

export const correctVerdictSchema = z.object({
  verdict: verdictSchema,
  reason: text({ max: 1_000 }),
  /** The correction that the person saw, null for none; without it the call replaces any. */
  replaces: z.uuid().nullable().optional(),
});

/** The correction that the person saw and takes back; without it the call takes back any. */
export const undoCorrectionQuery = z.object({ correctionId: z.uuid().optional() });

export const noteParams = z.object({ processId: z.uuid(), candidateId: z.uuid(), noteId: z.uuid() });

export const writeNoteSchema = z.object({
  text: text({ max: 4_000 }),
  mentionedUserIds: z.array(z.uuid()).max(20).default([]),
});

export const noteSchema = z.object({
  noteId: z.uuid(),
  text: z.string(),
  author: shortUserSchema,
  mentions: z.array(shortUserSchema),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** One's own can be edited and deleted. */
  isMine: z.boolean(),
});

export const notesSchema = z.object({ items: z.array(noteSchema) });

/** A note that mentions the actor, about a candidate not opened since. */
export const mentionSchema = noteSchema.pick({ noteId: true, text: true, author: true, createdAt: true }).extend({
  processId: z.uuid(),
  processName: z.string(),
  candidateId: z.uuid(),
  ordinalNumber: z.int(),
  /** Null: unknown, or hidden in a blind process. */
  candidateName: z.string().nullable(),
});

export const mentionsSchema = z.object({ items: z.array(mentionSchema), totalItems: z.int() });

const happening = {
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null: the product itself. */
  by: shortUserSchema.nullable(),
};

/** Something that happened to a candidate. */
export const activitySchema = z.discriminatedUnion('kind', [
  z.object({
    ...happening,
    kind: z.enum(loggedActivities),
    /** Why a CV that looked like another person's replaced the former one. */
    confirmedAs: z.enum(cvReplaceReasons).optional(),
    /** When the interview is that was arranged or called off. */
    startsAt: z.iso.datetime().optional(),
  }),
  z.object({ ...happening, kind: z.literal('ANALYSED'), engine: z.string(), matchScore: z.int().nullable() }),
  z.object({
    ...happening,
    kind: z.literal('DECIDED'),
    decision: decisionSchema,
    undone: z.object({ at: z.iso.datetime(), by: shortUserSchema.nullable() }).nullable(),
  }),
  z.object({
    ...happening,
    kind: z.literal('CORRECTED'),
    /** The criterion's words. */
    label: z.string(),
    /** Red flags have their own words for verdicts. */
    isRedFlag: z.boolean(),
    from: verdictSchema,
    to: verdictSchema,
    reason: z.string(),
    ended: z.object({ at: z.iso.datetime(), by: shortUserSchema.nullable() }).nullable(),
  }),
  z.object({ ...happening, kind: z.literal('STAGE'), change: stageChangeSchema }),
  z.object({ ...happening, kind: z.literal('FOLLOW_UP'), change: followUpChangeSchema }),
  z.object({ ...happening, kind: z.literal('NOTE'), note: noteSchema }),
  z.object({ ...happening, kind: z.literal('MESSAGE'), message: messageSchema }),
  z.object({
    ...happening,
    kind: z.literal('REVEALED'),
    cause: z.enum(revealCauses),
    reason: z.string(),
    /** Hidden again, because the decision that revealed was undone. */
    ended: z.object({ at: z.iso.datetime(), by: shortUserSchema.nullable() }).nullable(),
  }),
]);

/** The latest first. */
export const activitiesSchema = z.object({ items: z.array(activitySchema) });

export const revealSchema = z.object({ reason: revealReason() });

/** What goes with erased candidates. */
export const erasurePreviewSchema = z.object({
  /** Who is in an ATS still: they stay there. */
  inAts: z.int(),
  /** CVs and former ones. */
  cvFiles: z.int(),
  /** Another candidate has the same file, which stays with that one. */
  isFileShared: z.boolean(),
  analyses: z.int(),
  decisions: z.int(),
  corrections: z.int(),
  notes: z.int(),
  thumbs: z.int(),
  interviewSimulations: z.int(),
});

/** Result of erasing several. */
export const eraseManyAnswerSchema = z.object({
  accepted: z.array(z.uuid()),
  refused: z.array(
    z.object({
      candidateId: z.uuid(),
      /** Null for NOT_FOUND. */
      ordinalNumber: z.int().nullable(),
      reason: z.literal('NOT_FOUND'),
    }),
  ),
});

export const eraseManyPreviewSchema = eraseManyAnswerSchema.extend(erasurePreviewSchema.shape);

export const exportCandidatesSchema = z.object({
  format: z.enum(exportFormats),
  choice: candidateChoiceSchema,
  /** By default all, in the order of the file. */
  columns: z.array(z.enum(exportColumns)).min(1).optional(),
  /** Of a CSV; by default what Excel expects in the reader's language: a semicolon in Polish, a comma in English. */
  separator: z.enum(csvSeparators).optional(),
  /** Whether a CSV begins with the mark of UTF-8, without which Excel shows Polish letters wrongly; by default it does. */
  bom: z.boolean().optional(),
});

export type CandidateChoice = z.infer<typeof candidateChoiceSchema>;
export type ReprocessSelected = z.output<typeof reprocessSelectedSchema>;
export type SelectedAnswer = z.infer<typeof selectedAnswerSchema>;
export type DecisionKind = z.infer<typeof decisionKindSchema>;
export type DecisionSettings = z.infer<typeof decisionSettingsSchema>;
export type DecisionReasons = z.infer<typeof decisionReasonsSchema>;
export type SaveDecisionReasons = z.output<typeof saveDecisionReasonsSchema>;
export type DecisionDto = z.infer<typeof decisionSchema>;
export type DecideInput = z.output<typeof decideSchema>;
export type DecideManyInput = z.output<typeof decideManySchema>;
export type DecideManyAnswer = z.infer<typeof decideManyAnswerSchema>;
export type CorrectVerdictInput = z.output<typeof correctVerdictSchema>;
export type WriteNoteInput = z.output<typeof writeNoteSchema>;
export type ActivityDto = z.infer<typeof activitySchema>;
export type NoteDto = z.infer<typeof noteSchema>;
export type ExportCandidates = z.output<typeof exportCandidatesSchema>;
export type EraseManyAnswer = z.infer<typeof eraseManyAnswerSchema>;
export type EraseManyPreview = z.infer<typeof eraseManyPreviewSchema>;
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;
export type MentionsDto = z.infer<typeof mentionsSchema>;
