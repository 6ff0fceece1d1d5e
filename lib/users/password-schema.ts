import { z } from 'zod';

/** Specification, section 5: 8 to 100 characters with a digit, a small letter, a capital letter and a special character. */
export const passwordSchema = z
  .string()
  .min(8)
  .max(100)
  .regex(/\d/)
  .regex(/\p{Ll}/u)
  .regex(/\p{Lu}/u)
  .regex(/[^\p{L}\p{N}\s]/u);

export const createUserSchema = z.object({
  email: z.email().max(254).toLowerCase(),
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  role: z.enum(['ADMIN', 'RECRUITER', 'VIEWER']),
  password: passwordSchema,
  locale: z.enum(['pl', 'en']).default('pl'),
});

export type CreateUserInput = z.input<typeof createUserSchema>;
