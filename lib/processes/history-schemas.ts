import { z } from 'zod';
import { pageSizes } from '@/lib/http/paging';
import { shortUserSchema } from '@/lib/users/schemas';
import { pageParameter } from '@/lib/validation/number';
import { criteriaChangeSchema } from './edit-schemas';
import { historyActorStates } from './enums';

const changeValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const fieldChangeSchema = z.object({
  /** Dotted, e.g. `budget.maxMinor`, `requirement.importance`; `requirement` alone: one came or went. */
  field: z.string(),
  /** The requirement's or red flag's words, or the language's code, before the change; null for the process's fields. */
  subject: z.string().nullable(),
  from: changeValueSchema,
  to: changeValueSchema,
});

export const historyEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null: nobody, see `actorState`. */
  actor: shortUserSchema.nullable(),
  /** SYSTEM: the product itself did it. DELETED: the account is no more. INACTIVE: it is deactivated. */
  actorState: z.enum(historyActorStates),
  /** `<noun>.<past participle>`, e.g. `process.edited`. */
  action: z.string(),
  changes: z.array(fieldChangeSchema),
  /** What an edit did to the candidates who had been analysed; null where nothing was edited. */
  change: criteriaChangeSchema.nullable(),
  /** How many candidates were sent to be analysed again; null for other deeds. */
  reanalysed: z.int().nullable(),
});

export const historyPageSchema = z.object({
  items: z.array(historyEntrySchema),
  page: z.int(),
  pageSize: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
});

export const historyQuerySchema = z.object({
  page: pageParameter(),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(20),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type HistoryChange = z.infer<typeof fieldChangeSchema>;
export type HistoryPage = z.infer<typeof historyPageSchema>;
export type HistoryQuery = z.infer<typeof historyQuerySchema>;
