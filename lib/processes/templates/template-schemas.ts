import { z } from 'zod';
import { formContentSchema } from '@/lib/application-form/form-schemas';
import { createProcessSchema } from '@/lib/domain/process-edit-schemas';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { text } from '@/lib/validation/text';

/** What a new process takes over from another one or a template: never candidates, results, ids elsewhere, or who sees it. */
export const processContentSchema = createProcessSchema
  .omit({ name: true, externalRecruitmentId: true, externalProcessId: true, extendedAtsIntegration: true })
  .extend({
    blindMode: z.boolean(),
    hidesScore: z.boolean(),
    /** The stages that the process chose; empty: all. */
    stageIds: z.array(z.uuid()).default([]),
    /** Null: the process has no application form. */
    form: formContentSchema.nullable(),
  });

const name = text({ min: 2, max: 200 });

export const copyProcessSchema = z.object({
  name,
  /** Whether its members become members of the copy; those of a restricted process always do. */
  members: z.boolean(),
});

export const templateNameSchema = z.object({ name });
export const templateParams = z.object({ templateId: z.uuid() });

export const templateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: that account is no more. */
  createdBy: shortUserSchema.nullable(),
  requirements: z.int(),
  redFlags: z.int(),
  languages: z.int(),
  /** Whether it has an application form. */
  form: z.boolean(),
});
export const templateListSchema = z.object({ items: z.array(templateSchema) });

export type ProcessContent = z.infer<typeof processContentSchema>;
export type TemplateDto = z.infer<typeof templateSchema>;
export type TemplateList = z.infer<typeof templateListSchema>;
