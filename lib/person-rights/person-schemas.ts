import { z } from 'zod';
import {
  codeStates,
  consentWays,
  noticeWays,
  personRequestKinds,
  proofFacts,
  recordedNoticeWays,
  requestWays,
} from '@/lib/domain/privacy-enums';
import {
  candidateChoiceSchema,
  eraseManyAnswerSchema,
  refusedDecisionSchema,
} from '@/lib/domain/candidate-review-schemas';
import { storedBudgetSchema } from '@/lib/domain/process-schemas';
import { localeSchema, shortUserSchema } from '@/lib/domain/user-schemas';
import { linkTokenSchema } from '@/lib/users/link-schemas';
import { dateNotInFuture, dateWithinYears } from '@/lib/validation/date';
import { text } from '@/lib/validation/text';

const maxWords = 2_000;

/** Consent may be given for so many years at most; after that it is asked for again. */
const consentYears = 3;

/** A request, as the candidate sees it: answered by no name. */
const ownRequestSchema = z.object({
  kind: z.enum(personRequestKinds),
  text: z.string(),
  at: z.iso.datetime(),
  /** The day by which the law asks for an answer. */
  dueOn: z.iso.date(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});

/** What a candidate's page shows. Nothing tells who it is, nor who works here: a link may be opened by others. */
export const candidatePageSchema = z.object({
  /** Who holds the data, as the installation says; null: not said. */
  controller: z.string().nullable(),
  /** By the rules of retention, if one is about them; `blockedUntil`: kept after that for claims alone. */
  kept: z.object({ until: z.iso.date(), blockedUntil: z.iso.date().nullable() }).nullable(),
  process: z.string(),
  /** What is held. */
  holds: z.object({
    cvFiles: z.int(),
    analyses: z.int(),
    notes: z.int(),
    decisions: z.int(),
    interviews: z.int(),
    since: z.iso.datetime(),
  }),
  fromAts: z.boolean(),
  /** Whether they sent the CV by the application form. */
  fromForm: z.boolean(),
  /** Whether a model of somebody else may be asked, to which text of the CV is sent. */
  usesModel: z.boolean(),
  /** The pay range of the position, as candidates are told it; null: nobody here was told one yet. */
  payRange: z.string().nullable(),
  consentUntil: z.iso.date().nullable(),
  notByProgramSince: z.iso.datetime().nullable(),
  /** `isOwn`: asked for on this page; otherwise somebody recorded it. */
  requests: z.array(ownRequestSchema.extend({ isOwn: z.boolean() })),
  linkEndsAt: z.iso.datetime(),
  /** How a person proves who they are; neither: only people here can help. */
  proof: z.object({
    byMail: z.boolean(),
    /** What became of the last code; null: none was mailed. */
    code: z.enum(codeStates).nullable(),
    facts: z.array(z.enum(proofFacts)),
    triesLeft: z.int(),
  }),
});

/** A call of the page; whether the link's token is one of ours is looked up. */
export const pageTokenSchema = linkTokenSchema;

export const pageConsentSchema = linkTokenSchema.extend({ until: dateWithinYears(consentYears).nullable() });

export const pageObjectionSchema = linkTokenSchema.extend({ notByProgram: z.boolean() });

const proofSchema = z.union([
  z.strictObject({ code: z.string().max(40) }),
  z.strictObject({ facts: z.partialRecord(z.enum(proofFacts), z.string().max(200)) }),
]);

export const pageRequestSchema = z.discriminatedUnion('kind', [
  linkTokenSchema.extend({ kind: z.literal('CORRECT'), text: text({ max: maxWords }) }),
  linkTokenSchema.extend({ kind: z.literal('REVIEW'), text: text({ max: maxWords, min: 0 }).default('') }),
  linkTokenSchema.extend({
    kind: z.literal('DELETE'),
    text: text({ max: maxWords, min: 0 }).default(''),
    proof: proofSchema,
  }),
]);

export const pageDownloadSchema = linkTokenSchema.extend({ proof: proofSchema, locale: localeSchema });

/** A request, as people here see it. */
export const personRequestSchema = ownRequestSchema.extend({
  requestId: z.uuid(),
  answeredBy: shortUserSchema.nullable(),
  /** How it came to who recorded it; null: on the candidate's page. */
  way: z.enum(requestWays).nullable(),
  recordedBy: shortUserSchema.nullable(),
  /** When it was taken back: it had been recorded by mistake. */
  withdrawnAt: z.iso.datetime().nullable(),
});

/** That the candidate was told the pay range, and which version of it. */
const payRangeNoticeSchema = z.object({
  version: z.int().min(1),
  text: z.string(),
  at: z.iso.datetime(),
  way: z.enum(noticeWays),
  by: shortUserSchema.nullable(),
  /** Of the call that recorded it; null: nobody recorded it by hand. */
  requestId: z.uuid().nullable(),
  /** When it was taken back: it had been recorded by mistake. */
  withdrawnAt: z.iso.datetime().nullable(),
});

/** What a candidate was told and has said about their data. */
export const privacySchema = z.object({
  notice: z.object({ at: z.iso.datetime(), way: z.enum(noticeWays), by: shortUserSchema.nullable() }).nullable(),
  consent: z
    .object({
      until: z.iso.date().nullable(),
      at: z.iso.datetime(),
      way: z.enum(consentWays),
      by: shortUserSchema.nullable(),
    })
    .nullable(),
  notByProgramSince: z.iso.datetime().nullable(),
  /** The latest first. */
  payRangeNotices: z.array(payRangeNoticeSchema),
  /** The version that holds in the process now; null: none was told to anybody. */
  payRangeVersion: z.int().nullable(),
  /** The link that works now. */
  link: z
    .object({
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      openedAt: z.iso.datetime().nullable(),
      mailed: z.boolean(),
    })
    .nullable(),
  /** Whether a link can be mailed: there is a mail server, and an address in the CV. */
  mayMail: z.boolean(),
  requests: z.array(personRequestSchema),
});

export const makeLinkSchema = z.object({ mail: z.boolean() });

export const pageLinkSchema = z.object({
  /** Shown once; null: it was mailed instead. */
  link: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});

export const recordNoticeSchema = z.object({ on: dateNotInFuture(), way: z.enum(recordedNoticeWays) });

export const recordConsentSchema = z.object({ until: dateWithinYears(consentYears).nullable() });

/** A request that came by letter, phone and the like. */
export const recordRequestSchema = z.object({
  kind: z.enum(personRequestKinds),
  way: z.enum(requestWays),
  /** When it came: from this day the month counts. */
  on: dateNotInFuture(),
  text: text({ max: maxWords, min: 0 }).default(''),
});

const maxPayRange = 200;

/** The pay range of a process, as candidates are told it. */
export const payRangeSchema = z.object({
  /** The version that holds; null: nobody was told one yet. */
  current: z.object({ version: z.int().min(1), text: z.string() }).nullable(),
  /** What the process is judged by, to propose a text. */
  budget: storedBudgetSchema.pick({ maxMinor: true, currency: true, period: true, basis: true }).nullable(),
});

/** Several candidates were told the pay range. */
export const tellPayRangeSchema = z.object({
  choice: candidateChoiceSchema,
  range: text({ max: maxPayRange }),
  on: dateNotInFuture(),
  way: z.enum(recordedNoticeWays),
  /** The version that the person saw, null for none: another text does not replace a later one. Without it the call replaces any. */
  replaces: z.int().min(1).nullable().optional(),
});

export const tellPayRangeAnswerSchema = eraseManyAnswerSchema.extend({
  version: z.int().min(1),
  /** Takes all of it back: `DELETE …/candidates/pay-range-notices/{requestId}`; null: nobody was told. */
  requestId: z.uuid().nullable(),
});

/** Without a candidate: of all whom the call recorded. */
export const withdrawPayRangeQuery = z.object({ candidateId: z.uuid().optional() });

export const withdrawPayRangeAnswerSchema = z.object({
  accepted: z.array(z.uuid()),
  /** CHANGED_MEANWHILE: it was taken back before. */
  refused: z.array(refusedDecisionSchema),
});

export const answerRequestSchema = z.object({ answer: text({ max: maxWords }) });

export const personRequestParams = z.object({
  processId: z.uuid(),
  candidateId: z.uuid(),
  personRequestId: z.uuid(),
});

/** A task on the home page. */
export const openRequestSchema = z.object({
  requestId: z.uuid(),
  kind: z.enum(personRequestKinds),
  dueOn: z.iso.date(),
  candidateId: z.uuid(),
  processId: z.uuid(),
  processName: z.string(),
  name: z.string().nullable(),
  ordinalNumber: z.int(),
});

export type CandidatePageDto = z.infer<typeof candidatePageSchema>;
export type PrivacyDto = z.infer<typeof privacySchema>;
export type PersonRequestDto = z.infer<typeof personRequestSchema>;
export type OpenRequest = z.infer<typeof openRequestSchema>;
export type PayRangeDto = z.infer<typeof payRangeSchema>;
export type TellPayRange = z.output<typeof tellPayRangeSchema>;
export type WithdrawPayRangeAnswer = z.infer<typeof withdrawPayRangeAnswerSchema>;
export type TellPayRangeAnswer = z.infer<typeof tellPayRangeAnswerSchema>;
export type Proof = z.infer<typeof proofSchema>;
export type PageRequest = z.infer<typeof pageRequestSchema>;
export type PageLink = z.infer<typeof pageLinkSchema>;
