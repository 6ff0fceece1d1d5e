import { z } from 'zod';
import { cvLimits } from '@/lib/cv/cv-limits';
import { answerSchema } from '@/lib/domain/application-answers';
import { formLimits, questionKinds } from '@/lib/domain/application-enums';
import { localeSchema } from '@/lib/domain/user-schemas';
import { email } from '@/lib/validation/contact';
import { megabyte } from '@/lib/validation/file-limits';
import { broken } from '@/lib/validation/rule';
import { personName, text } from '@/lib/validation/text';
import { oneLine } from '@/lib/validation/usable-text';

const line = (max: number, min = 1) => text({ max, min }).regex(oneLine, broken('characters'));

/** Choices are of a `CHOICE` only, each once. */
export const questionSchema = z
  .object({
    text: line(formLimits.question, 3),
    kind: z.enum(questionKinds),
    required: z.boolean(),
    choices: z.array(line(formLimits.choice)).max(formLimits.choices.max),
  })
  .refine(
    ({ kind, choices }) => (kind === 'CHOICE' ? choices.length >= formLimits.choices.min : choices.length === 0),
    {
      ...broken('choices'),
      path: ['choices'],
    },
  )
  .refine(({ choices }) => new Set(choices).size === choices.length, { ...broken('repeated'), path: ['choices'] });

export const formContentSchema = z.object({
  title: line(formLimits.title, 2),
  /** Plain text. */
  description: text({ max: formLimits.description, min: 0 }),
  showsPay: z.boolean(),
  asksConsent: z.boolean(),
  questions: z.array(questionSchema).max(formLimits.questions),
});

/** Each question once: an answer is kept under the question's words. */
export function askOnce(questions: readonly { text: string }[], context: z.RefinementCtx): void {
  const texts = questions.map(({ text }) => text);
  for (const [index, one] of texts.entries())
    if (texts.indexOf(one) < index)
      context.addIssue({ code: 'custom', path: [index, 'text'], message: broken('repeated').error });
}

/** Switches the form on or off, and changes nothing else of it. */
export const switchFormSchema = z.object({ open: z.boolean() });

export const saveFormSchema = formContentSchema.extend({
  questions: formContentSchema.shape.questions.superRefine(askOnce),
  /** What candidates are told; another text than the present one is a new version of the process's pay range. */
  payRange: text({ max: formLimits.payRange, min: 0 }),
});

export const applicationLinkSchema = z.object({
  id: z.uuid(),
  source: z.string(),
  /** The full address. */
  url: z.string(),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** Candidates who came by it and are still here. */
  applications: z.int(),
});

/** The application form of a process, for people here; before it was ever saved, as it is proposed. */
export const applicationFormSchema = formContentSchema.extend({
  open: z.boolean(),
  payRange: z.string(),
  /** Another with every change of what it says and asks, for `If-Match`. */
  version: z.string(),
  /** Whether it was ever saved. */
  saved: z.boolean(),
  /** Whether the process is active; else its links say that it is closed. */
  active: z.boolean(),
  /** Who holds the data, as the installation says; null: not said. */
  controller: z.string().nullable(),
  /** Whether a model of somebody else may be asked. */
  usesModel: z.boolean(),
  /** Whether applicants are mailed the link to their page. */
  mails: z.boolean(),
  links: z.array(applicationLinkSchema),
});

export const newLinkSchema = z.object({ source: line(formLimits.source) });
export const linkParams = z.object({ processId: z.uuid(), linkId: z.uuid() });

/** What an applicant sees; nothing else of the process. */
export const publicFormSchema = z.object({
  title: z.string(),
  description: z.string(),
  payRange: z.string().nullable(),
  asksConsent: z.boolean(),
  questions: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(questionKinds),
      required: z.boolean(),
      choices: z.array(z.string()),
    }),
  ),
  controller: z.string().nullable(),
  usesModel: z.boolean(),
  mails: z.boolean(),
  /** When it was opened, signed; goes back with the application. */
  stamp: z.string(),
});

const code = z.string().max(60);
export const openFormSchema = z.object({ code });

/** Base64 writes three bytes in four characters. */
const maxContent = Math.ceil((cvLimits.maxMegabytes * megabyte) / 3) * 4;
/** Of an application: the file and everything beside it. */
export const maxApplicationBytes = maxContent + megabyte;

/** An application as the form sends it. */
export const applicationSchema = z.object({
  code,
  stamp: z.string().max(100),
  locale: localeSchema,
  firstName: personName(),
  lastName: personName(),
  email: email(),
  consent: z.boolean(),
  /** In the order of the questions, which must be those of the form as it is now; empty: not answered. */
  answers: z
    .array(
      z.object({ question: z.string().max(formLimits.question), answer: text({ max: formLimits.answer, min: 0 }) }),
    )
    .max(formLimits.questions),
  /** Nobody sees this field; who fills it in is a program. */
  website: z.string().max(500),
  cv: z.object({
    fileName: line(255),
    /** The file in base64. */
    content: z.string().min(1).max(maxContent).meta({ contentEncoding: 'base64' }),
  }),
});

/** What a candidate wrote in the form, for people here; null: they did not come by it. */
export const candidateApplicationSchema = z.object({
  application: z
    .object({
      receivedAt: z.iso.datetime(),
      /** Of the link; null: it is no more. */
      source: z.string().nullable(),
      /** Null in a blind process. */
      name: z.string().nullable(),
      email: z.string().nullable(),
      answers: z.array(answerSchema),
    })
    .nullable(),
});

export type FormQuestion = z.output<typeof questionSchema>;
export type SaveForm = z.output<typeof saveFormSchema>;
export type ApplicationFormDto = z.infer<typeof applicationFormSchema>;
export type ApplicationLinkDto = z.infer<typeof applicationLinkSchema>;
export type PublicFormDto = z.infer<typeof publicFormSchema>;
export type NewApplication = z.output<typeof applicationSchema>;
export type CandidateApplicationDto = z.infer<typeof candidateApplicationSchema>;
