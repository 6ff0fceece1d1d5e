import { z } from 'zod';
import { email } from '@/lib/validation/contact';
import { password } from '@/lib/validation/password';
import { personName, text } from '@/lib/validation/text';
import { localeSchema, roleSchema } from '@/lib/domain/user-schemas';

export const createUserSchema = z.object({
  email: email(),
  firstName: personName(),
  lastName: personName(),
  role: roleSchema,
  /** Null: no password, for an account that signs in at the identity provider. */
  password: password().nullable(),
  /** The person's id at the identity provider (`sub`); null: not known yet. */
  oidcSubject: text({ max: 255 }).nullable().default(null),
  locale: localeSchema.default('pl'),
});

export type CreateUserInput = z.input<typeof createUserSchema>;
