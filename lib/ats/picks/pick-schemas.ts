import { z } from 'zod';
import { candidateStatuses } from '@/lib/domain/candidate-enums';
import { candidateChoiceSchema } from '@/lib/domain/candidate-review-schemas';
import { candidateStatusSchema } from '@/lib/domain/candidate-schemas';
import { pageSchema } from '@/lib/page-schema';
import { pageSizes } from '@/lib/paging';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { pageParameter } from '@/lib/validation/number';
import { text } from '@/lib/validation/text';
import { atsDepartures, atsPickStates, atsProviders, atsTargetKinds, pickRefusals } from '../enums';

const pickReasonSchema = z.enum([...candidateStatuses, ...pickRefusals]);

/** Who is to be sent: these candidates, all of one's own search, or all whose status and source allow it. */
export const pickChoiceSchema = z.union([...candidateChoiceSchema.options, z.strictObject({ all: z.literal(true) })]);

const refusedPickSchema = z.object({
  candidateId: z.uuid(),
  /** Null for NOT_FOUND. */
  ordinalNumber: z.int().nullable(),
  reason: pickReasonSchema,
});

/** The answer of sending several. */
export const picksAnswerSchema = z.object({ accepted: z.array(z.uuid()), refused: z.array(refusedPickSchema) });

/** The answer of sending one, or of sending it again. */
export const pickAnswerSchema = z.object({ pickId: z.uuid(), status: candidateStatusSchema });

/** What sending would do. */
export const pickPreviewSchema = z.object({
  target: z.object({
    connectionId: z.uuid(),
    connectionName: z.string(),
    provider: z.enum(atsProviders),
    recruitmentId: z.string(),
    kind: z.enum(atsTargetKinds),
    /** Id of the stage, or the text of the tag or note. */
    value: z.string(),
    /** The stage's name. */
    name: z.string().nullable(),
  }),
  candidates: z.array(
    z.object({
      candidateId: z.uuid(),
      ordinalNumber: z.int(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      matchScore: z.int().nullable(),
      rate: z.int().nullable(),
      /** From a PDF: the person is created in the ATS first. */
      isCreatedThere: z.boolean(),
    }),
  ),
  refused: z.array(refusedPickSchema),
  /** Nobody has been sent from this process yet: one is sent and read back before the rest follows. */
  sendsOneFirst: z.boolean(),
  /** Whether the ATS may send e-mails that its users have set up for the stage; no call of ours asks for one. */
  mayNotify: z.boolean(),
  /** On whose approval. */
  approver: shortUserSchema,
});

export const atsPickSchema = z.object({
  pickId: z.uuid(),
  candidateId: z.uuid(),
  ordinalNumber: z.int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  state: z.enum(atsPickStates),
  /** Error code of the last attempt; message key `errors.<code>`. */
  reason: z.string().nullable(),
  targetKind: z.enum(atsTargetKinds),
  target: z.string(),
  /** Where the person was when sending was requested, and where the ATS says now. */
  fromStageId: z.string().nullable(),
  presentStageId: z.string().nullable(),
  /** Why it cannot be sent again now; null: it can. */
  obstacle: pickReasonSchema.nullable(),
  /** Null: the account no longer exists. */
  requestedBy: shortUserSchema.nullable(),
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});

/** A candidate as the ATS was last read. */
export const candidateInAtsSchema = z.object({
  /** Null: not there. */
  application: z
    .object({
      connectionId: z.uuid(),
      recruitmentId: z.string(),
      /** Null: the ATS does not tell. */
      stageId: z.string().nullable(),
      /** Erased here: deleted, merged or anonymised there. */
      gone: z.boolean(),
      /** Not in the ATS any more, or not shown to us; null: there. */
      departure: z.enum(atsDepartures).nullable(),
      /** When that was found. */
      departedAt: z.iso.datetime().nullable(),
      /** Until when an administrator can restore what was erased; null: nothing is kept. */
      erasure: z.object({ erasedAt: z.iso.datetime(), keptUntil: z.iso.datetime() }).nullable(),
    })
    .nullable(),
  /** Why it cannot be sent to the ATS, whatever its status; null: it can, or the process is not linked. */
  obstacle: pickReasonSchema.nullable(),
  conflict: atsPickSchema.nullable(),
});

export const atsPicksSchema = pageSchema(atsPickSchema);

export const atsPicksQuerySchema = z.object({
  state: z.enum(atsPickStates).default('CONFLICT'),
  /** Only those with this error code. */
  reason: text({ max: 100 }).optional(),
  page: pageParameter(),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(20),
});

export const atsPickParams = z.object({ processId: z.uuid(), pickId: z.uuid() });

export type PickChoice = z.infer<typeof pickChoiceSchema>;
export type PickReason = z.infer<typeof pickReasonSchema>;
export type RefusedPick = z.infer<typeof refusedPickSchema>;
export type PicksAnswer = z.infer<typeof picksAnswerSchema>;
export type PickAnswer = z.infer<typeof pickAnswerSchema>;
export type PickPreview = z.infer<typeof pickPreviewSchema>;
export type AtsPickDto = z.infer<typeof atsPickSchema>;
export type CandidateInAts = z.infer<typeof candidateInAtsSchema>;
export type AtsPicks = z.infer<typeof atsPicksSchema>;
export type AtsPicksQuery = z.infer<typeof atsPicksQuerySchema>;
