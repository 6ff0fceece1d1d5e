/** Why a sign-in at the identity provider did not succeed, for who signs in; message key `access.problem.<code>`. */
export const signInProblems = [
  'provider-unreachable',
  'provider-misconfigured',
  'clock',
  'expired',
  'cancelled',
  'email-missing',
  'claim-unusable',
  'setup-taken',
] as const;

/** What is wrong with the identity provider or its settings, for administrators; message key `companySignIn.fault.<code>`. */
export const providerFaults = [
  'UNREACHABLE',
  'HTTP_STATUS',
  'NOT_DISCOVERY',
  'ISSUER_MISMATCH',
  'ENDPOINT_MISSING',
  'NO_KEYS',
  'TOKEN_INVALID',
  'CLOCK',
  'CLIENT_REFUSED',
  'REFUSED',
  'EMAIL_MISSING',
  'CLAIM_UNUSABLE',
] as const;

export type SignInProblem = (typeof signInProblems)[number];
export type ProviderFault = (typeof providerFaults)[number];
