import { z } from 'zod';
import { text } from '@/lib/validation/text';
import { stageChangeCauses, stageLimits } from './candidate-enums';
import { shortUserSchema } from './user-schemas';

/** A stage in both languages, as administrators wrote it. */
export const stageSchema = z.object({ stageId: z.uuid(), pl: z.string(), en: z.string() });

export const stagesSchema = z.object({
  items: z.array(stageSchema),
  /** Another with every change of the list, for `If-Match`. */
  version: z.string(),
});

/** The whole list, in its order; one that is missing is no longer offered, and stays with who is there. */
export const saveStagesSchema = z.object({
  items: z
    .array(
      z.object({
        /** Missing: a new stage. */
        stageId: z.uuid().optional(),
        pl: text({ max: stageLimits.name }),
        en: text({ max: stageLimits.name }),
      }),
    )
    .min(1)
    .max(stageLimits.stages),
});

/** The stages of a process in their order. Who is in an ATS is in none of the counts. */
export const processStagesSchema = z.object({
  items: z.array(
    stageSchema.extend({
      /** Candidates of the process who are there. */
      count: z.int(),
      /** False: retired, or not of this process, and somebody is there still. */
      isOffered: z.boolean(),
    }),
  ),
  /** The process chose among the stages; otherwise it has all. */
  isChosen: z.boolean(),
  /** Advanced, and in no stage. */
  withoutStage: z.int(),
});

/** Null: all, and those that are added later. */
const stageChoice = z.array(z.uuid()).min(1).max(stageLimits.stages).nullable();

export const chooseStagesSchema = z.object({
  stageIds: stageChoice,
  /** The choice that the person saw; without it the call replaces any. */
  replaces: stageChoice.optional(),
});

/** Where the work on a candidate stands. */
export const followUpSchema = z.object({
  stage: stageSchema.extend({ since: z.iso.datetime() }).nullable(),
  /** In an ATS, whose stage counts and is only read; its id, null where the ATS does not tell. */
  inAts: z.object({ stageId: z.string().nullable() }).nullable(),
  owner: shortUserSchema.nullable(),
  /** Empty: none. */
  nextStep: z.string(),
  /** The day, in the product's time zone. */
  dueOn: z.iso.date().nullable(),
});

/** A candidate on the board. */
export const boardCardSchema = followUpSchema.omit({ stage: true }).extend({
  candidateId: z.uuid(),
  ordinalNumber: z.int(),
  /** Null: unknown, or hidden. */
  name: z.string().nullable(),
  currentPosition: z.string().nullable(),
  matchScore: z.int().nullable(),
  isScoreHidden: z.boolean(),
  stageId: z.uuid().nullable(),
});

export const boardSchema = processStagesSchema.extend({
  /** What is due first comes first. */
  cards: z.array(boardCardSchema),
  /** Of whom the first are in `cards`. */
  totalItems: z.int(),
});

/** A change of the stage; null: none. */
export const stageChangeSchema = z.object({
  from: stageSchema.nullable(),
  to: stageSchema.nullable(),
  cause: z.enum(stageChangeCauses),
});

const ownWorkSchema = followUpSchema.pick({ owner: true, nextStep: true, dueOn: true });

/** A change of owner, next step or both. */
export const followUpChangeSchema = z.object({
  from: ownWorkSchema,
  to: ownWorkSchema,
  /** It takes back another change. */
  isUndoing: z.boolean(),
});

export type StageDto = z.infer<typeof stageSchema>;
export type Stages = z.infer<typeof stagesSchema>;
export type SaveStages = z.output<typeof saveStagesSchema>;
export type ProcessStages = z.infer<typeof processStagesSchema>;
export type ChooseStages = z.output<typeof chooseStagesSchema>;
export type FollowUp = z.infer<typeof followUpSchema>;
export type FollowUpChange = z.infer<typeof followUpChangeSchema>;
export type BoardCard = z.infer<typeof boardCardSchema>;
export type Board = z.infer<typeof boardSchema>;
/** A candidate whose next step is the reader's. */
export interface Task {
  candidateId: string;
  processId: string;
  processName: string;
  ordinalNumber: number;
  /** Null: unknown, or hidden. */
  name: string | null;
  nextStep: string;
  dueOn: string | null;
}
