import { z } from 'zod';
import { answerForms, bankKinds, followUpReasons, type BankPurpose } from './bank-question';

const purposes = Object.keys(bankKinds) as BankPurpose[];
const kinds = Object.values(bankKinds).flat();
const text = z.string().min(1);
const texts = z.array(text).min(1);

/** `data/questions.json`: every question but its words. */
export const questionsSchema = z
  .array(
    z.strictObject({
      /** Stored interviews name it, also after it is removed: never given to another question. */
      id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
      purpose: z.enum(purposes),
      kind: z.enum(kinds),
      /** The name of what to listen for in `signs.json`. */
      signs: text,
      /** The form of answer that it asks for. */
      followUps: z.enum(answerForms),
    }),
  )
  .min(1);

/** `data/follow-ups.json`: by the form of answer, in the order of what is asked first. */
export const followUpsSchema = z.record(
  z.enum(answerForms),
  z.array(z.strictObject({ when: z.enum(followUpReasons), texts: text })).min(1),
);

/** Sentences before a question; `question-opening.ts` chooses. */
export const openingNames = [
  'first',
  'unclear',
  'trait',
  'quoted',
  'proven',
  'doubt',
  'language',
  'place',
  'salary',
  'salary-unquoted',
  'labelled',
  'code',
] as const;
export type OpeningName = (typeof openingNames)[number];

/** What stands before a requirement that has no noun of its own, and how "min." is said. */
const topicTextsSchema = z.strictObject({
  time: text,
  start: text,
  person: text,
  placed: text,
  loose: text,
  least: text,
  language: text.or(z.literal('')),
  or: text,
  and: text,
});

/** What is known by a name in both languages; `words/known-names.json` says how a criterion names it. */
export const knownNames = [
  'driving',
  'car',
  'firstAid',
  'rightToWork',
  'shifts',
  'nights',
  'weekends',
  'travel',
  'forklift',
  'forkliftLicence',
  'degree',
] as const;

/** The files of `data/pl` and `data/en`. */
export const bankTextsSchema = z.strictObject({
  /** By the question's id. */
  questions: z.record(z.string(), text),
  signs: z.record(z.string(), z.strictObject({ good: texts, poor: texts })),
  followUps: z.record(z.string(), texts),
  openings: z.record(z.enum(openingNames), texts),
  topics: topicTextsSchema,
  names: z.record(z.enum(knownNames), text),
  /**
   * What the interviewer says to something private and to a question of the candidate's, how the own question is asked
   * again, and what stands in the place of something private.
   */
  replies: z.strictObject({ private: text, question: text, again: text, leftOut: text }),
});

export type BankTexts = z.infer<typeof bankTextsSchema>;
