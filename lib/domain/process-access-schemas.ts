import { z } from 'zod';
import { roleSchema, shortUserSchema } from './user-schemas';

/** Somebody who sees the process while it is restricted, and may comment on its candidates whatever their role. */
export const processMemberSchema = z.object({
  user: shortUserSchema,
  /** Null: without a role, so without effect. */
  role: roleSchema.nullable(),
  /** Deactivated members are kept without effect. */
  isActive: z.boolean(),
  /** Of the process. */
  isCreator: z.boolean(),
  /** Null: the account does not exist any more. */
  addedBy: shortUserSchema.nullable(),
  addedAt: z.iso.datetime(),
});

/** Who sees a process. */
export const processAccessSchema = z.object({
  /** Only members and administrators see it. */
  restricted: z.boolean(),
  /** The last change of `restricted`; null: there was none. */
  changed: z.object({ by: shortUserSchema.nullable(), at: z.iso.datetime() }).nullable(),
  /** By last name. */
  members: z.array(processMemberSchema),
  /** Whether the actor may change all this. */
  mayChange: z.boolean(),
});

export const restrictProcessSchema = processAccessSchema.pick({ restricted: true });
export const memberParams = z.object({ processId: z.uuid(), userId: z.uuid() });

export type ProcessAccess = z.infer<typeof processAccessSchema>;
export type ProcessMemberDto = z.infer<typeof processMemberSchema>;
