import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { mailSettings } from '@/lib/mail/mail-settings';

/** Whether people can have a link for a new password mailed, without an administrator. */
export function mailsNewPasswords(): boolean {
  return getSignInOptions().local && mailSettings() !== null;
}
