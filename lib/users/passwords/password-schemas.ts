import { z } from 'zod';
import { email } from '@/lib/validation/contact';
import { password } from '@/lib/validation/password';
import { usableText } from '@/lib/validation/usable-text';
import { linkTokenSchema } from '../link-schemas';

/** Whose password a link changes. */
export const openResetSchema = z.object({
  email: z.string(),
  expiresAt: z.iso.datetime(),
  /** The names of the API tokens that the new password ends. */
  tokens: z.array(z.string()),
});

export const resetPasswordSchema = linkTokenSchema.extend({ password: password() });

export const forgottenPasswordSchema = z.object({ email: email() });

export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1).max(200),
  newPassword: password(),
  /** A code of the second step, where there is one. */
  code: z.string().min(1).max(100).regex(usableText).optional(),
  /** Whether the API tokens end with the other sessions; they do by default. */
  endTokens: z.boolean().optional(),
});

export type OpenReset = z.infer<typeof openResetSchema>;
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
