import { z } from 'zod';
import { revealCauses } from '@/lib/domain/candidate-enums';
import { pageSchema } from '@/lib/page-schema';
import { pageSizes } from '@/lib/paging';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { pageParameter } from '@/lib/validation/number';
import { criteriaChangeSchema } from '@/lib/domain/process-edit-schemas';
import { historyActorStates } from '@/lib/domain/process-enums';

const changeValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const fieldChangeSchema = z.object({
  /** Dotted, e.g. `budget.maxMinor`, `requirement.importance`; `requirement` alone for an added or removed one. */
  field: z.string(),
  /** The list entry's text or language code before the change; null for the process's own fields. */
  subject: z.string().nullable(),
  from: changeValueSchema,
  to: changeValueSchema,
});

export const historyEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null: see `actorState`. */
  actor: shortUserSchema.nullable(),
  /** SYSTEM: the product itself. DELETED: the account no longer exists. INACTIVE: it is deactivated. */
  actorState: z.enum(historyActorStates),
  /** `<noun>.<past participle>`, e.g. `process.edited`. */
  action: z.string(),
  changes: z.array(fieldChangeSchema),
  /** An edit's effect on analysed candidates; null for other actions. */
  change: criteriaChangeSchema.nullable(),
  /** Number of candidates sent for analysis again; null for other actions. */
  reanalysed: z.int().nullable(),
  /** Whether the author had not seen the replaced version: none was named, or a later one was overwritten. */
  overwrote: z.boolean(),
  /** Who became a member, or no longer is one; null for other actions. */
  member: shortUserSchema.nullable(),
  /** Who was revealed or hidden again in a blind process; null for other actions. */
  reveal: z
    .object({
      count: z.int(),
      /** Null: hidden again, or the mode was switched off. */
      cause: z.enum(revealCauses).nullable(),
      /** The first of them that are still there. */
      candidates: z.array(z.object({ candidateId: z.uuid(), ordinalNumber: z.int() })),
      /** In the person's words; null: no reason is stored any more. */
      reason: z.string().nullable(),
    })
    .nullable(),
});

export const historyPageSchema = pageSchema(historyEntrySchema);

export const historyQuerySchema = z.object({
  page: pageParameter(),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(20),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type HistoryChange = z.infer<typeof fieldChangeSchema>;
export type HistoryPage = z.infer<typeof historyPageSchema>;
export type HistoryQuery = z.infer<typeof historyQuerySchema>;
