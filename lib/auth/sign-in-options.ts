import { env } from '@/lib/env';
import type { Role } from '@/lib/domain/user-schemas';
import { demoAccounts, demoPassword } from './demo-accounts';

export interface SignInOptions {
  local: boolean;
  oidc: boolean;
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
    demoAccounts: accounts.map(({ email, role }) => ({ email, role, password: demoPassword })),
  };
}
