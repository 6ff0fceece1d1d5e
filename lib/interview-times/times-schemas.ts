import { z } from 'zod';
import { candidateChoiceSchema } from '@/lib/domain/candidate-review-schemas';
import { interviewRefusals, interviewStates, maxInterviewTimes } from '@/lib/domain/interview-time-enums';
import { localeSchema, shortUserSchema } from '@/lib/domain/user-schemas';
import { linkTokenSchema } from '@/lib/users/link-schemas';
import { broken } from '@/lib/validation/rule';
import { formatted, text } from '@/lib/validation/text';
import { isTimeZone } from './zoned-time';

/** As clocks show it in `timeZone`: `YYYY-MM-DDTHH:MM`. */
const localTimeSchema = formatted(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/);

/** An IANA name. */
const timeZoneSchema = z.string().max(64).refine(isTimeZone, broken('not-in-list'));

const minutesSchema = z.int().min(5).max(480);

/** The times are offered or the interview is moved although the recruiter has something else then. */
const despiteOverlap = z.boolean().default(false);

/** Times for one or several candidates, each time for one of them. */
export const offerTimesSchema = z.object({
  choice: candidateChoiceSchema,
  timeZone: timeZoneSchema,
  /** How long each takes. */
  minutes: minutesSchema,
  times: z
    .array(localTimeSchema)
    .min(1)
    .max(maxInterviewTimes)
    .refine((times) => new Set(times).size === times.length, broken('repeated')),
  /** Where it takes place, or the address of the call. */
  place: text({ max: 500 }),
  note: text({ max: 2_000, min: 0 }).default(''),
  /** Mail the links to the addresses of the CVs, as far as that is possible; the others are in the response. */
  mail: z.boolean(),
  despiteOverlap,
});

export const offeredTimesSchema = z.object({
  accepted: z.array(
    z.object({
      candidateId: z.uuid(),
      ordinalNumber: z.int(),
      /** Null where it is hidden or not known. */
      name: z.string().nullable(),
      /** Shown once; null: it was mailed instead. */
      link: z.string().nullable(),
    }),
  ),
  refused: z.array(
    z.object({
      candidateId: z.uuid(),
      /** Null for NOT_FOUND. */
      ordinalNumber: z.int().nullable(),
      reason: z.enum(interviewRefusals),
    }),
  ),
});

const eventTimes = { startsAt: z.iso.datetime(), endsAt: z.iso.datetime() };
const eventSchema = z.object(eventTimes);

/** What a candidate was last offered, and what became of it, for people here. */
export const interviewTimesSchema = z.object({
  /** Null: nothing was offered. */
  current: z
    .object({
      state: z.enum(interviewStates),
      offeredBy: shortUserSchema.nullable(),
      offeredAt: z.iso.datetime(),
      timeZone: z.string(),
      place: z.string(),
      note: z.string(),
      /** The time that was picked or set last, also when it was called off; null: none was. */
      event: eventSchema.nullable(),
      /** Those that the candidate may pick now. */
      free: z.array(eventSchema),
      /** The candidate's link; null: it has ended, was revoked, or is closed while the candidate is rejected and the like. */
      link: z
        .object({ expiresAt: z.iso.datetime(), openedAt: z.iso.datetime().nullable(), mailed: z.boolean() })
        .nullable(),
    })
    .nullable(),
  /** Whether mail reaches the candidate: there is a mail server, and an address in the CV. */
  mayMail: z.boolean(),
});

export const moveInterviewSchema = z.object({
  start: localTimeSchema,
  timeZone: timeZoneSchema,
  minutes: minutesSchema,
  despiteOverlap,
});

export const timesLinkSchema = z.object({
  /** Shown once; null: it was mailed instead. */
  link: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});

/** What a candidate sees by their link. Nothing tells who it is, nor who else was offered the times. */
export const timesPageSchema = z.object({
  process: z.string(),
  /** Who invites, as the installation says; null: not said. */
  company: z.string().nullable(),
  /** With whom; null: the account is gone. */
  recruiter: z.string().nullable(),
  place: z.string(),
  note: z.string(),
  /** The recruiter's. */
  timeZone: z.string(),
  state: z.enum(interviewStates),
  /** The time that is arranged; null: none is. */
  event: eventSchema.nullable(),
  /** It can be changed and called off until it begins. */
  hasBegun: z.boolean(),
  free: z.array(z.object({ slotId: z.uuid(), ...eventTimes })),
  /** Whether confirmations are mailed to the candidate. */
  byMail: z.boolean(),
});

export const pageTimesSchema = linkTokenSchema.extend({
  /** Of the page, for the event's words. */
  locale: localeSchema,
});

export const pickTimeSchema = pageTimesSchema.extend({
  slotId: z.uuid(),
  /** The candidate's, for the confirmation. */
  timeZone: timeZoneSchema,
});

/** One of the next interviews, on the home page. */
export const upcomingInterviewSchema = z.object({
  candidateId: z.uuid(),
  processId: z.uuid(),
  processName: z.string(),
  name: z.string().nullable(),
  ordinalNumber: z.int(),
  /** Rejected since: the interview is to be called off. */
  isRejected: z.boolean(),
  startsAt: z.iso.datetime(),
  place: z.string(),
});

export type OfferTimes = z.output<typeof offerTimesSchema>;
export type OfferedTimes = z.infer<typeof offeredTimesSchema>;
export type InterviewTimesDto = z.infer<typeof interviewTimesSchema>;
export type MoveInterview = z.output<typeof moveInterviewSchema>;
export type TimesLink = z.infer<typeof timesLinkSchema>;
export type TimesPageDto = z.infer<typeof timesPageSchema>;
export type PickTime = z.infer<typeof pickTimeSchema>;
export type UpcomingInterview = z.infer<typeof upcomingInterviewSchema>;
