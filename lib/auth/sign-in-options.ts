import { env } from '@/lib/env';
import type { Role } from '@/lib/domain/user-schemas';
import { demoAccounts, demoPassword } from './demo-accounts';

export interface SignInOptions {
  local: boolean;
  oidc: boolean;
  /** Beside the identity provider administrators may sign in with a password. */
  passwordForAdmins: boolean;
  /** Empty outside the demo. */
  demoAccounts: { email: string; role: Role; password: string }[];
}

/** What the sign-in page offers in this deployment. */
export function getSignInOptions(): SignInOptions {
  const oidc = Boolean(env().AUTH_OIDC_ISSUER && env().AUTH_OIDC_CLIENT_ID);
  const accounts = env().DEMO && !oidc ? demoAccounts : [];
  return {
    local: !oidc,
    oidc,
    passwordForAdmins: oidc && env().AUTH_PASSWORD_FOR_ADMINS,
    demoAccounts: accounts.map(({ email, role }) => ({ email, role, password: demoPassword })),
  };
}

/** Whether an account of this role may sign in with a password. */
export function mayUsePassword(role: Role | null): boolean {
  const { local, passwordForAdmins } = getSignInOptions();
  return local || (passwordForAdmins && role === 'ADMIN');
}
