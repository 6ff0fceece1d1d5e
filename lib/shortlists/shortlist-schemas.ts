import { z } from 'zod';
import { verdictSchema } from '@/lib/domain/analysis-schemas';
import { thumbs } from '@/lib/domain/candidate-enums';
import { expectedPaySchema } from '@/lib/domain/detail-schemas';
import { criterionKindSchema } from '@/lib/domain/process-schemas';
import { localeSchema, shortUserSchema } from '@/lib/domain/user-schemas';
import { linkTokenSchema } from '@/lib/users/link-schemas';
import { text } from '@/lib/validation/text';
import { shortlistLimits, shortlistLinkStates } from './shortlist-limits';

const { candidates, name, criteria, criterion, comment, reviewer, days } = shortlistLimits;

export const shortlistParams = z.object({ processId: z.uuid(), shortlistId: z.uuid() });
export const shortlistEntryParams = shortlistParams.extend({ candidateId: z.uuid() });

/** What of the candidates may be seen. What hides who they are hides contact data too. */
const shownSchema = z.object({
  isBlind: z.boolean(),
  showsContact: z.boolean(),
  showsPay: z.boolean(),
  showsNotes: z.boolean(),
});

export const makeShortlistLinkSchema = z.object({
  days: z.int().min(1).max(days.max).default(days.usual),
  /** A number of six digits is asked for besides. */
  withPin: z.boolean().default(false),
});

export const createShortlistSchema = shownSchema.partial().extend({
  name: text({ max: name }),
  candidateIds: z.array(z.uuid()).min(1).max(candidates),
  /** Of the scorecard. */
  criteria: z
    .array(text({ max: criterion }))
    .max(criteria)
    .default([]),
  ...makeShortlistLinkSchema.shape,
});

/** Link and PIN are shown this once. */
export const shortlistLinkSchema = z.object({
  link: z.string(),
  pin: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});

export const createdShortlistSchema = z.object({
  shortlistId: z.uuid(),
  /** Null: the process is restricted, and opened by nobody outside. */
  link: shortlistLinkSchema.nullable(),
});

const linkStateSchema = z.object({
  state: z.enum(shortlistLinkStates),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  openedAt: z.iso.datetime().nullable(),
  hasPin: z.boolean(),
});

export const shortlistItemSchema = z.object({
  shortlistId: z.uuid(),
  name: z.string(),
  createdBy: shortUserSchema.nullable(),
  createdAt: z.iso.datetime(),
  candidates: z.int(),
  /** People who answered. */
  reviewers: z.int(),
  lastAnswerAt: z.iso.datetime().nullable(),
  link: linkStateSchema.nullable(),
});

export const shortlistsSchema = z.object({ items: z.array(shortlistItemSchema) });

const thumbOrNone = z.enum(thumbs).nullable();

/** Opinions in the order of the shortlist's criteria. */
export const marksSchema = z.array(thumbOrNone).max(criteria);

const answerBody = {
  overall: thumbOrNone,
  marks: marksSchema,
  comment: text({ max: comment, min: 0 }),
};

export const shortlistAnswerSchema = z.object(answerBody);

const givenAnswerSchema = z.object({
  overall: thumbOrNone,
  marks: z.array(thumbOrNone),
  comment: z.string(),
  reviewerName: z.string(),
  isMember: z.boolean(),
  at: z.iso.datetime(),
});

const whoSchema = z.object({
  candidateId: z.uuid(),
  ordinalNumber: z.int(),
  /** Null: unknown, or hidden. */
  name: z.string().nullable(),
});

export const shortlistSchema = shownSchema.extend({
  shortlistId: z.uuid(),
  name: z.string(),
  criteria: z.array(z.string()),
  createdBy: shortUserSchema.nullable(),
  createdAt: z.iso.datetime(),
  link: linkStateSchema.nullable(),
  /** A link can be made: the process is neither restricted nor archived. */
  mayLink: z.boolean(),
  candidates: z.array(whoSchema.extend({ answers: z.array(givenAnswerSchema) })),
  /** By the link, the latest first. */
  views: z.array(whoSchema.extend({ reviewerName: z.string().nullable(), isFile: z.boolean(), at: z.iso.datetime() })),
});

/** What a call of who has the link brings; whether token and pass are ours is looked up. */
export const shortlistAccessSchema = linkTokenSchema.extend({
  /** What entering the PIN gave. */
  pass: z.string().max(100).nullable().default(null),
  /** Made by their browser: whose answers these are. */
  key: z.string().min(20).max(100).nullable().default(null),
  reviewerName: text({ max: reviewer, min: 0 }).default(''),
  locale: localeSchema,
});

export const shortlistPinSchema = linkTokenSchema.extend({ pin: z.string().max(20) });
export const shortlistPassSchema = z.object({ pass: z.string() });
export const sharedCandidateBodySchema = shortlistAccessSchema.extend({ candidateId: z.uuid() });
export const sharedAnswerBodySchema = sharedCandidateBodySchema.extend({
  ...answerBody,
  key: z.string().min(20).max(100),
  reviewerName: text({ max: reviewer }),
});

export const ownAnswerSchema = z.object({
  overall: thumbOrNone,
  marks: z.array(thumbOrNone),
  comment: z.string(),
});

/** The candidates of a shortlist, for who is asked about them. */
export const sharedListSchema = shownSchema.extend({
  name: z.string(),
  processName: z.string(),
  criteria: z.array(z.string()),
  /** Null for members. */
  endsAt: z.iso.datetime().nullable(),
  candidates: z.array(
    whoSchema.extend({
      position: z.string().nullable(),
      score: z.int().nullable(),
      met: z.int(),
      judged: z.int(),
      redFlags: z.int(),
      /** One's own. */
      answer: ownAnswerSchema.nullable(),
    }),
  ),
});

export const sharedCandidateSchema = whoSchema.extend({
  position: z.string().nullable(),
  place: z.string().nullable(),
  /** Null: not shown. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** Null: not shown, or not known. */
  pay: expectedPaySchema.nullable(),
  availability: z.string().nullable(),
  score: z.int().nullable(),
  /** The reader is first to judge the candidate without the verdicts. */
  isToJudge: z.boolean(),
  verdicts: z.array(
    z.object({
      criterionId: z.uuid(),
      kind: criterionKindSchema,
      label: z.string(),
      verdict: verdictSchema,
      reason: z.string(),
      quotes: z.array(z.object({ page: z.int(), text: z.string() })),
    }),
  ),
  /** The CV's text, cut where a quote begins or ends. */
  pages: z.array(
    z.object({
      number: z.int(),
      pieces: z.array(z.object({ text: z.string(), criteria: z.array(z.uuid()) })),
    }),
  ),
  /** The CV's file may be opened: nothing of it is hidden. */
  hasFile: z.boolean(),
  /** Null: not shown. */
  notes: z.array(z.object({ text: z.string(), at: z.iso.datetime() })).nullable(),
  questions: z.array(z.string()),
  answer: ownAnswerSchema.nullable(),
});

export type CreateShortlist = z.output<typeof createShortlistSchema>;
export type ShortlistLink = z.infer<typeof shortlistLinkSchema>;
export type CreatedShortlist = z.infer<typeof createdShortlistSchema>;
export type ShortlistItem = z.infer<typeof shortlistItemSchema>;
export type ShortlistDto = z.infer<typeof shortlistSchema>;
export type ShortlistLinkState = z.infer<typeof linkStateSchema>;
export type ShortlistAccess = z.output<typeof shortlistAccessSchema>;
export type ShortlistAnswerInput = z.output<typeof shortlistAnswerSchema>;
export type OwnAnswer = z.infer<typeof ownAnswerSchema>;
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;
export type SharedList = z.infer<typeof sharedListSchema>;
export type SharedCandidate = z.infer<typeof sharedCandidateSchema>;
