import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { mailSettings } from '@/lib/mail/mail-settings';

/** Whether people can get a link for a new password by mail, without an administrator. */
export function mailsNewPasswords(): boolean {
  return getSignInOptions().local && mailSettings() !== null;
}
