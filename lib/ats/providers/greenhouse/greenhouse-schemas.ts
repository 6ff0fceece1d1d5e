import { z } from 'zod';
import { externalId, looseText, looseTexts, optionalId } from '../read-response';

const values = z
  .array(z.object({ value: looseText }))
  .catch([])
  .transform((entries) => entries.flatMap(({ value }) => value ?? []));

export const jobSchema = z.object({
  id: externalId,
  name: looseText,
  requisition_id: looseText,
  status: looseText,
});
export const interviewStageSchema = z.object({
  id: externalId,
  job_id: optionalId,
  name: looseText,
  sort_order: z.number().catch(0),
  active: z.boolean().catch(true),
});
/** Its `stage_id` is left out: it is no interview stage's. */
export const applicationSchema = z.object({
  id: externalId,
  candidate_id: externalId,
  job_id: optionalId,
  source_id: optionalId.catch(null),
  /** `active`, `rejected`, `hired` or `converted`. */
  status: looseText,
});
/** A stay of an application in an interview stage. */
export const applicationStageSchema = z.object({
  id: externalId,
  application_id: externalId,
  job_interview_stage_id: optionalId,
  current: z.boolean().catch(false),
});
export const sourceSchema = z.object({ id: externalId, name: looseText });
export const candidateSchema = z.object({
  id: externalId,
  first_name: looseText,
  last_name: looseText,
  email_addresses: values,
  phone_numbers: values,
  tags: looseTexts,
});
export const attachmentSchema = z.object({
  id: externalId,
  application_id: optionalId,
  type: looseText,
  filename: looseText,
  /** Null or empty where the file cannot be had now. */
  url: looseText,
  created_at: looseText,
  updated_at: looseText,
});
export const tagSchema = z.object({ id: externalId, name: looseText });
export const appliedTagSchema = z.object({
  id: externalId,
  candidate_id: externalId,
  candidate_tag_id: externalId,
});
export const noteSchema = z.object({ id: externalId, body: z.string().catch('') });

export type Application = z.infer<typeof applicationSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
export type Attachment = z.infer<typeof attachmentSchema>;
