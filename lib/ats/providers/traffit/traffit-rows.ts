import { z } from 'zod';
import { externalId, looseText, looseTexts, optionalId } from '../read-response';

export const recruitmentSchema = z.object({
  id: externalId,
  name: looseText,
  nrRef: looseText,
  is_closed: z.boolean().catch(false),
});
/** `is_rejected`: a rejection, which has a call of its own. */
export const stateSchema = z.object({ id: externalId, name: looseText, is_rejected: z.boolean().catch(false) });

/** The name stands in either of two fields. */
export const fileSchema = z
  .object({ id: optionalId, filename: looseText, name: looseText, file_uploaded: looseText })
  .transform(({ id, filename, name, file_uploaded: uploadedAt }) => ({ id, name: filename ?? name, uploadedAt }));

export const employeeSchema = z.object({
  id: externalId,
  name: looseText,
  lastname: looseText,
  email: looseText,
  mobile: looseText,
  status: looseText,
  source: looseText,
  tags: looseTexts,
  updated_at: looseText,
});

const idSchema = z
  .object({ id: optionalId })
  .nullish()
  .catch(null)
  .transform((record) => record?.id ?? null);

/** What a row of a recruitment's people tells besides the person. */
const placeFields = z.object({
  source: looseText,
  created_at: looseText,
  state: idSchema,
  state_id: optionalId.catch(null),
});

const nestedSchema = z.object({ employee: employeeSchema }).and(placeFields);
/** Without any of these the row leaves the person out, and its id may be that of something else. */
const personFields = ['name', 'lastname', 'email', 'mobile'];
const flatSchema = z
  .record(z.string(), z.unknown())
  .refine((row) => personFields.some((field) => field in row))
  .transform((row) => ({ ...row, employee: row }))
  .pipe(nestedSchema);

const knownSchema = z
  .union([nestedSchema, flatSchema])
  .transform(({ employee, source, created_at: createdAt, state, state_id: stateId }) => {
    return { employee, source: source ?? employee.source, createdAt, stateId: state ?? stateId };
  });

/**
 * A person in a recruitment; the person's fields stand beside those of the place, or under `employee`. Null: the row leaves
 * the person out.
 */
export const placeSchema = knownSchema.or(z.unknown().transform(() => null));

/** A step of a person through a recruitment. */
export const stepSchema = z
  .object({ id: externalId, employee: idSchema, recruitment: idSchema, workflow_state: idSchema })
  .transform(({ id, employee, recruitment, workflow_state: stateId }) => {
    return { id, employeeId: employee, recruitmentId: recruitment, stateId };
  });

export type TraffitState = z.infer<typeof stateSchema>;
export type Employee = z.infer<typeof employeeSchema>;
export type Place = z.infer<typeof knownSchema>;
export type TraffitFile = z.infer<typeof fileSchema>;
