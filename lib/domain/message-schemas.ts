import { z } from 'zod';
import { oneLine } from '@/lib/validation/usable-text';
import { broken } from '@/lib/validation/rule';
import { text } from '@/lib/validation/text';
import { candidateChoiceSchema } from './candidate-review-schemas';
import {
  maxMessageLength,
  maxMessages,
  maxReasonsLength,
  maxSubjectLength,
  messageFields,
  messageKinds,
  messageRefusals,
  messageWays,
} from './message-enums';
import { localeSchema, shortUserSchema } from './user-schemas';

const kindSchema = z.enum(messageKinds);

/** Subject and text with fields in braces. */
export const messageTextSchema = z.object({
  subject: text({ max: maxSubjectLength }).regex(oneLine, broken('characters')),
  text: text({ max: maxMessageLength }),
});

export const templateParams = z.object({ kind: kindSchema, locale: localeSchema });

const templateVersionSchema = z.object({
  version: z.int(),
  /** The product's own text held again. */
  isDefault: z.boolean(),
  savedAt: z.iso.datetime(),
  savedBy: shortUserSchema,
  subject: z.string(),
  text: z.string(),
});

export const templateSchema = templateParams.extend({
  /** 0: never changed. */
  version: z.int(),
  isDefault: z.boolean(),
  subject: z.string(),
  text: z.string(),
});
export const templatesSchema = z.object({ items: z.array(templateSchema.omit({ subject: true, text: true })) });

/** With its stored versions, latest first, 50 at most. */
export const openedTemplateSchema = templateSchema.extend({ versions: z.array(templateVersionSchema) });

/** Null: the product's own text again. */
export const saveTemplateSchema = z.object({ template: messageTextSchema.nullable() });

export const previewMessagesSchema = z.object({ kind: kindSchema, choice: candidateChoiceSchema });

const valuesSchema = z.record(z.enum(messageFields), z.string().nullable());

export const refusedMessageSchema = z.object({
  candidateId: z.uuid(),
  /** Null for NOT_FOUND. */
  ordinalNumber: z.int().nullable(),
  reason: z.enum(messageRefusals),
});

/** The model that may write a message; null: there is none, or why it cannot. */
const draftingModelSchema = z.object({ model: z.string().nullable(), problem: z.string().nullable() });

export const messagePreviewSchema = z.object({
  /** Whether a mail server is set; without one the messages are copied. */
  mayMail: z.boolean(),
  drafting: draftingModelSchema,
  /** What stands beneath a message that a model wrote, in both languages; null: nothing. */
  modelNotice: z.object({ pl: z.string(), en: z.string() }).nullable(),
  /** The process is linked to an applicant tracking system. */
  isLinked: z.boolean(),
  templates: z.object({ pl: messageTextSchema, en: messageTextSchema }),
  people: z.array(
    z.object({
      candidateId: z.uuid(),
      ordinalNumber: z.int(),
      name: z.string(),
      email: z.string(),
      /** Of their CV, where it is one of the product's, else the reader's. */
      locale: localeSchema,
      /** What the fields say, in both languages. */
      values: z.object({ pl: valuesSchema, en: valuesSchema }),
      /** When they last got a message of this kind. */
      sentBefore: z.iso.datetime().nullable(),
      /** Whether they were told the pay range of the position. */
      knowsPayRange: z.boolean(),
    }),
  ),
  refused: z.array(refusedMessageSchema),
});

export const sendMessagesSchema = z.object({
  /** The caller's: the same for every attempt of one sending. */
  requestId: z.uuid(),
  kind: kindSchema,
  way: z.enum(messageWays),
  /** By language, of those that people get. */
  texts: z.object({ pl: messageTextSchema.optional(), en: messageTextSchema.optional() }),
  /** The drafts that a model wrote them from, by language; such messages are marked, whatever was edited. */
  drafts: z.object({ pl: z.uuid().optional(), en: z.uuid().optional() }).default({}),
  people: z
    .array(
      z.object({
        candidateId: z.uuid(),
        locale: localeSchema,
        /** In place of the composed ones. */
        reasons: text({ max: maxReasonsLength, min: 0 }).optional(),
        /** Though they already got a message of this kind. */
        again: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(maxMessages),
});

/** What a message is to be written from: the text in the form. */
export const draftMessageSchema = z.object({ kind: kindSchema, locale: localeSchema, notes: messageTextSchema });
export const draftedMessageSchema = z.object({ draftId: z.uuid(), subject: z.string(), text: z.string() });

export const messageSettingsSchema = z.object({
  /** A model may write drafts, where one is connected. */
  modelDrafts: z.boolean(),
  /** A message that it wrote says so to its reader. */
  tellsReader: z.boolean(),
});

/** What is missing stays as it is. */
export const changeMessageSettingsSchema = messageSettingsSchema.partial();

export const waitingMessagesSchema = z.object({
  items: z.array(
    z.object({
      requestId: z.uuid(),
      processId: z.uuid(),
      processName: z.string(),
      sendAt: z.iso.datetime(),
      messageIds: z.array(z.uuid()),
    }),
  ),
});

export const sentMessagesSchema = z.object({
  /** When they leave; null: its author sends them. */
  sendAt: z.iso.datetime().nullable(),
  messages: z.array(
    z.object({
      messageId: z.uuid(),
      candidateId: z.uuid(),
      recipient: z.string(),
      subject: z.string(),
      text: z.string(),
    }),
  ),
  refused: z.array(refusedMessageSchema),
});

export const callBackSchema = z.object({ messageIds: z.array(z.uuid()).min(1).max(maxMessages) });
/** `tooLate`: they have left, or somebody has called them back. */
export const calledBackSchema = z.object({ calledBack: z.array(z.uuid()), tooLate: z.array(z.uuid()) });

/** Null: all that wait. */
export const callBackMailsSchema = z.object({ mailIds: z.array(z.uuid()).min(1).max(maxMessages).nullable() });
export const calledBackMailsSchema = z.object({ count: z.int() });

export type MessageText = z.infer<typeof messageTextSchema>;
export type TemplateId = z.infer<typeof templateParams>;
export type TemplateDto = z.infer<typeof templateSchema>;
export type TemplateList = z.infer<typeof templatesSchema>;
export type OpenedTemplate = z.infer<typeof openedTemplateSchema>;
export type SaveTemplate = z.infer<typeof saveTemplateSchema>;
export type PreviewMessages = z.infer<typeof previewMessagesSchema>;
export type MessagePreview = z.infer<typeof messagePreviewSchema>;
export type DraftingModel = z.infer<typeof draftingModelSchema>;
export type DraftMessage = z.infer<typeof draftMessageSchema>;
export type DraftedMessage = z.infer<typeof draftedMessageSchema>;
export type MessageSettings = z.infer<typeof messageSettingsSchema>;
export type ChangeMessageSettings = z.infer<typeof changeMessageSettingsSchema>;
export type WaitingMessages = z.infer<typeof waitingMessagesSchema>;
export type RefusedMessage = z.infer<typeof refusedMessageSchema>;
export type SendMessages = z.output<typeof sendMessagesSchema>;
export type SentMessages = z.infer<typeof sentMessagesSchema>;
export type CalledBack = z.infer<typeof calledBackSchema>;
