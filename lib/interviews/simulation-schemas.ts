import { z } from 'zod';
import { quoteSchema, verdictSchema } from '@/lib/domain/analysis-schemas';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { locales } from '@/lib/i18n/locale';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { text } from '@/lib/validation/text';
import { answerActions, interviewFocuses, interviewLengths, interviewStatuses, questionAuthors } from './enums';

export const interviewStatusSchema = z.enum(interviewStatuses);

export const simulationParams = candidateParams.extend({ interviewSimulationId: z.uuid() });
export const questionParams = simulationParams.extend({ questionId: z.uuid() });

export const createSimulationSchema = z.object({
  /** Of the questions; by default the reader's. */
  locale: z.enum(locales).optional(),
  length: z.enum(interviewLengths).default('STANDARD'),
  focus: z.enum(interviewFocuses).default('ALL'),
});

export const interviewQuestionSchema = z.object({
  id: z.uuid(),
  /** Tens are questions, the ones after them their follow-ups. */
  position: z.int(),
  criterionId: z.uuid().nullable(),
  /** The criterion's words, ours in the reader's language; null: about the work in general. */
  label: z.string().nullable(),
  /** What the CV says of the criterion. */
  verdict: verdictSchema.nullable(),
  isFollowUp: z.boolean(),
  text: z.string(),
  /** That it is or was asked in. */
  locale: z.enum(locales),
  writtenBy: z.enum(questionAuthors),
  goodSigns: z.array(z.string()),
  poorSigns: z.array(z.string()),
  /** Of the signs: the reader's where they are the bank's. */
  signsLocale: z.enum(locales),
  answer: z.string(),
  /** Null: a draft, or nothing yet. */
  answeredAt: z.iso.datetime().nullable(),
  skippedReason: z.string().nullable(),
  /** The answer told something private, which is not in it any more. */
  privateLeftOut: z.boolean(),
  /** What the interviewer says to that, or to a question of the candidate's, in the language of the question. */
  reply: z.string().nullable(),
  /** The answer says nothing of what was asked, by plain signs: it settles nothing. */
  isBeside: z.boolean(),
  /** The answer is evidence for something else than the criterion, such as another skill: it settles nothing here. */
  isOfOther: z.boolean(),
  /** The answer is that it is not known: the question is closed, and nothing follows from it. */
  isUnknown: z.boolean(),
  /** The answer is a question of the candidate's: it settles nothing, and the recruiter has to answer it. */
  asksBack: z.boolean(),
  /** The model is still to go on from the answer: `POST …/questions/{questionId}/follow-up`. */
  followUpDue: z.boolean(),
  /** Sent back with the next save. */
  version: z.int(),
});

/** Words of an answer, in the language of its question. */
const saidSchema = z.object({ questionId: z.uuid(), quote: z.string(), locale: z.enum(locales) });

const summaryLineSchema = z.object({
  criterionId: z.uuid().nullable(),
  label: z.string().nullable(),
  verdict: verdictSchema.nullable(),
  /** A verdict of it says whether it was found. */
  isRedFlag: z.boolean(),
  /** From the CV. */
  evidence: z.array(quoteSchema.pick({ page: true, quote: true })),
  /** From the answers, word for word, to questions about other criteria too. */
  quotes: z.array(saidSchema),
  answered: z.int(),
  skipped: z.int(),
  open: z.int(),
  /** Answers that say nothing of what was asked. */
  beside: z.int(),
  /** Answers that are evidence for something else. */
  ofOther: z.int(),
  /** Answers that it is not known. */
  unknown: z.int(),
  /** What the candidate asked back, word for word: the recruiter has to answer it. */
  candidateAsks: z.array(saidSchema),
  /** Something private was said and left out. */
  privateLeftOut: z.boolean(),
  /** No answer says anything of it. */
  staysOpen: z.boolean(),
});

/** A simulation in a list. */
export const simulationItemSchema = z.object({
  id: z.uuid(),
  processId: z.uuid(),
  candidateId: z.uuid(),
  /** That it was begun in. */
  locale: z.enum(locales),
  length: z.enum(interviewLengths),
  focus: z.enum(interviewFocuses),
  status: interviewStatusSchema,
  /** Message key `errors.<code>`, when ERROR. */
  statusReason: z.string().nullable(),
  createdBy: shortUserSchema,
  date: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** Questions and follow-ups. */
  total: z.int(),
  /** Answered or skipped. */
  done: z.int(),
});

export const simulationListSchema = z.object({ items: z.array(simulationItemSchema) });

export const simulationSchema = simulationItemSchema.extend({
  questions: z.array(interviewQuestionSchema),
  summary: z.array(summaryLineSchema),
  /** Criteria that no question may name (Labour Code, art. 22¹). */
  withheld: z.array(z.string()),
  /** What the reader goes on in: the reader's own language, unless another one was chosen for the interview. */
  nextLocale: z.enum(locales),
  /** The model that asks; null: the built-in interviewer alone. */
  model: z.string().nullable(),
  /** Message key `errors.<code>`, once the model failed: the built-in interviewer goes on. */
  modelFailure: z.string().nullable(),
});

export const simulationStatusSchema = simulationItemSchema.pick({
  status: true,
  statusReason: true,
  total: true,
  done: true,
});

export const answerQuestionSchema = z.object({
  answer: text({ max: 5000, min: 0 }),
  /** `SAVE` keeps a draft, `SEND` ends the answer, `SKIP` leaves the question out with `skippedReason`. */
  action: z.enum(answerActions).default('SEND'),
  skippedReason: text({ max: 300 }).optional(),
  /** That of the question when it was loaded; may be left out where there is no answer yet. */
  version: z.int().min(0).optional(),
});

export const answeredQuestionSchema = z.object({
  question: interviewQuestionSchema,
  /** Asked because of this answer. */
  followUp: interviewQuestionSchema.nullable(),
});

export type SimulationDto = z.infer<typeof simulationSchema>;
export type SimulationItem = z.infer<typeof simulationItemSchema>;
export type SimulationStatusDto = z.infer<typeof simulationStatusSchema>;
export type InterviewQuestionDto = z.infer<typeof interviewQuestionSchema>;
export type AnsweredQuestion = z.infer<typeof answeredQuestionSchema>;
export type CreateSimulationInput = z.infer<typeof createSimulationSchema>;
export type AnswerQuestionInput = z.infer<typeof answerQuestionSchema>;
