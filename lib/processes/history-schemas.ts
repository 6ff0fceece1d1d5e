import { z } from 'zod';
import { pageSizes } from '@/lib/http/paging';
import { shortUserSchema } from '@/lib/users/schemas';

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
  /** Null: the product itself. */
  actor: shortUserSchema.nullable(),
  /** `<noun>.<past participle>`, e.g. `process.edited`. */
  action: z.string(),
  changes: z.array(fieldChangeSchema),
});

export const historyPageSchema = z.object({
  items: z.array(historyEntrySchema),
  page: z.int(),
  pageSize: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
});

export const historyQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(20),
});

export type HistoryPage = z.infer<typeof historyPageSchema>;
export type HistoryQuery = z.infer<typeof historyQuerySchema>;
