import { z } from 'zod';
import { allAuditActions, auditGroups } from '@/lib/audit/audit-actions';
import { isCalendarDay } from '@/lib/validation/calendar-day';
import { endNotBeforeStart } from '@/lib/validation/date';
import { exportFormats, maxKeepMonths, minKeepMonths, systemActorId } from './enums';

const day = z.string().refine(isCalendarDay, { params: { code: 'date' } });

/** What is asked for; all of it must hold. */
export const auditFilterSchema = z.object({
  /** Who acted or whose account it is about; or `system`. */
  actorId: z.union([z.uuid(), z.literal(systemActorId)]).optional(),
  group: z.enum(auditGroups).optional(),
  action: z.enum(allAuditActions).optional(),
  processId: z.uuid().optional(),
  candidateId: z.uuid().optional(),
  /** The first and the last day, in the time zone of the display. */
  from: day.optional(),
  to: day.optional(),
  /** Of an event, a process, a candidate, a person, a session or an API token: by them or about them. */
  id: z.uuid().optional(),
});

/** Nothing happened between a day and an earlier one, which would look like an answer. */
const daysInOrder = endNotBeforeStart('from', 'to');

export const auditListQuery = auditFilterSchema
  .extend({
    /** `nextCursor` of the page before. */
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  })
  .check(daysInOrder);

export const auditExportQuery = auditFilterSchema.extend({ format: z.enum(exportFormats) }).check(daysInOrder);

const auditPersonSchema = z.object({
  userId: z.uuid(),
  /** The present name; null when there is no such account any more. */
  name: z.string().nullable(),
});

export const auditEntrySchema = z.object({
  eventId: z.uuid(),
  at: z.iso.datetime(),
  /** Null: the system. */
  actor: auditPersonSchema.nullable(),
  /** The durable function or command that acted, for the system. */
  source: z.string().nullable(),
  address: z.string().nullable(),
  /** The session or API token. */
  sessionId: z.uuid().nullable(),
  action: z.string(),
  process: z.object({ processId: z.uuid(), name: z.string().nullable() }).nullable(),
  /** Without names where they are hidden. */
  candidate: z
    .object({
      candidateId: z.uuid(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      /** Null when there is no such candidate any more. */
      ordinalNumber: z.int().nullable(),
    })
    .nullable(),
  /** Whose account it is about. */
  account: auditPersonSchema.nullable(),
  details: z.record(z.string(), z.unknown()),
  /** The place in the chain and its hash in hexadecimal; null for some minutes, until the event is sealed. */
  seq: z.int().nullable(),
  hash: z.string().nullable(),
});

export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema),
  /** Null at the end. */
  nextCursor: z.string().nullable(),
});

export const retentionSchema = z.object({ keepMonths: z.int().min(minKeepMonths).max(maxKeepMonths) });

export type AuditFilter = z.output<typeof auditFilterSchema>;
export type AuditListQuery = z.output<typeof auditListQuery>;
export type AuditExportQuery = z.output<typeof auditExportQuery>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditPage = z.infer<typeof auditPageSchema>;
export type Retention = z.infer<typeof retentionSchema>;

/** A person or process that the log can be narrowed to. */
export interface AuditChoice {
  id: string;
  name: string;
}
