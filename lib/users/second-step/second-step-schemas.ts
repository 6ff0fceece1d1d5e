import { z } from 'zod';
import { roleSchema } from '@/lib/domain/user-schemas';
import { usableText } from '@/lib/validation/usable-text';

const password = z.string().min(1).max(200);
/** A code of the app, or a recovery code where one is allowed. */
const code = z.string().min(1).max(100).regex(usableText);

export const beginSecondStepSchema = z.object({ password });

/** What the app needs; shown only in this answer. */
export const secondStepKeySchema = z.object({
  /** For typing it: Base32. */
  key: z.string(),
  /** For the QR code: `otpauth://`. */
  address: z.string(),
  /** Sealed; to be sent back with the first code within an hour. */
  setup: z.string(),
});

export const confirmSecondStepSchema = z.object({ setup: z.string().min(1).max(1_000), code });

/** Sent for new recovery codes, and for switching the second step off. */
export const provedSecondStepSchema = z.object({ password, code });

/** Shown only in this answer. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const ownSecondStepSchema = z.object({
  /** Since when there is one; null: there is none. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** The role of the account requires it. */
  required: z.boolean(),
});

export const requiredRoleParams = z.object({ role: roleSchema });
export const requireSecondStepSchema = z.object({ required: z.boolean() });

/** How many active accounts of a role have a second step, and whether they must. */
export const secondStepRolesSchema = z.object({
  items: z.array(z.object({ role: roleSchema, required: z.boolean(), accounts: z.int(), withSecondStep: z.int() })),
});

export type BeginSecondStepInput = z.output<typeof beginSecondStepSchema>;
export type SecondStepKey = z.infer<typeof secondStepKeySchema>;
export type ConfirmSecondStepInput = z.output<typeof confirmSecondStepSchema>;
export type ProvedSecondStepInput = z.output<typeof provedSecondStepSchema>;
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
export type OwnSecondStep = z.infer<typeof ownSecondStepSchema>;
export type SecondStepRoles = z.infer<typeof secondStepRolesSchema>;
