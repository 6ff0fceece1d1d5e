import { z } from 'zod';
import { email } from '@/lib/validation/contact';
import { password } from '@/lib/validation/password';
import { personName } from '@/lib/validation/text';
import { localeSchema, roleSchema } from '@/lib/domain/user-schemas';

export const createUserSchema = z.object({
  email: email(),
  firstName: personName(),
  lastName: personName(),
  role: roleSchema,
  password: password(),
  locale: localeSchema.default('pl'),
});

export type CreateUserInput = z.input<typeof createUserSchema>;
