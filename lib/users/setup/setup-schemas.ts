import { z } from 'zod';
import { localeSchema } from '@/lib/domain/user-schemas';
import { email } from '@/lib/validation/contact';
import { password } from '@/lib/validation/password';
import { personName } from '@/lib/validation/text';

/** The first administrator. */
export const administratorSchema = z.object({
  email: email(),
  firstName: personName(),
  lastName: personName(),
  /** Null: none, where people sign in with the company account. */
  password: password().nullable(),
  locale: localeSchema.default('pl'),
});

/** As the start printed it; case, spaces and dashes do not matter. */
const code = z.string().trim().min(1).max(100);

export const setupSchema = administratorSchema.extend({ password: password(), code });

/** Where people sign in with the company account, which has the rest. */
export const companySetupSchema = z.object({ code });

export const companySetupAnswerSchema = z.object({
  /** Until when the sign-in with the company account makes the administrator. */
  expiresAt: z.iso.datetime(),
});

export type AdministratorInput = z.output<typeof administratorSchema>;
export type SetupInput = z.output<typeof setupSchema>;
