import { z } from 'zod';
import { email } from '@/lib/validation/contact';
import { password } from '@/lib/validation/password';
import { linkTokenSchema } from '../link-schemas';

/** Whose password a link changes. */
export const openResetSchema = z.object({ email: z.string(), expiresAt: z.iso.datetime() });

export const resetPasswordSchema = linkTokenSchema.extend({ password: password() });

export const forgottenPasswordSchema = z.object({ email: email() });

export const changePasswordSchema = z.object({ currentPassword: z.string().min(1).max(200), newPassword: password() });

export type OpenReset = z.infer<typeof openResetSchema>;
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
