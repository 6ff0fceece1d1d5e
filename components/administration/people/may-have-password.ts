import type { Account } from '@/lib/users/account-schemas';

export type PasswordUsers = 'everybody' | 'administrators' | 'nobody';

/** Whether the person may sign in with a password, and so with a second step. */
export function mayHavePassword({ role }: Account, passwords: PasswordUsers): boolean {
  return passwords === 'everybody' || (passwords === 'administrators' && role === 'ADMIN');
}
