/** The dialects that the sandbox speaks. */
export const dialectNames = ['erecruiter', 'traffit', 'teamtailor', 'greenhouse'] as const;
export type DialectName = (typeof dialectNames)[number];
/** eRecruiter has no webhooks. */
export type WebhookDialect = Exclude<DialectName, 'erecruiter'>;

/** Fictional, the same at every start; the sandbox takes no others. */
export const sandboxCredentials = {
  erecruiter: {
    clientId: 'sandbox-erecruiter',
    clientSecret: 'erecruiter-client-secret',
    username: 'integration@sandbox.example',
    password: 'erecruiter-password',
    companyId: '4127',
  },
  traffit: { clientId: 'sandbox-traffit', clientSecret: 'traffit-client-secret' },
  teamtailor: { apiKey: 'teamtailor-api-key' },
  greenhouse: { clientId: 'sandbox-greenhouse', clientSecret: 'greenhouse-client-secret' },
} as const;

/** What webhooks are signed with; with Traffit a part of the address that is registered. */
export const sandboxWebhookSecrets = {
  traffit: 'traffit-webhook-secret',
  teamtailor: 'teamtailor-webhook-secret',
  greenhouse: 'greenhouse-webhook-secret',
} as const;

/** The write call that the sandbox takes in eRecruiter's dialect; its own, since none is documented publicly. */
const erecruiterWriteProfile = {
  method: 'POST',
  path: 'CandidateApplications/{applicationId}/Stage',
  body: '{"stageId": {stageId}}',
} as const;

export interface SandboxConnection<Name extends DialectName = DialectName> {
  provider: Name;
  /** Where tokens are had; the API's own address where there are none. */
  authUrl: string;
  apiUrl: string;
  credentials: (typeof sandboxCredentials)[Name];
  /** None with eRecruiter, which has no webhooks. */
  webhookSecret: string | undefined;
  /** eRecruiter only: the call that moves an application. */
  writeProfile: typeof erecruiterWriteProfile | undefined;
}

const paths: Record<DialectName, { auth: string; api: string }> = {
  erecruiter: { auth: '/erecruiter/auth/oAuth/Token', api: '/erecruiter/api/v1.1' },
  traffit: { auth: '/traffit/oauth2/token', api: '/traffit/api/integration/v2' },
  teamtailor: { auth: '/teamtailor/v1', api: '/teamtailor/v1' },
  greenhouse: { auth: '/greenhouse/auth/token', api: '/greenhouse/v3' },
};

/**
 * Everything a connection to the sandbox needs.
 *
 * @param url the sandbox's address; that of the running demo when left out
 */
export function sandboxConnection<Name extends DialectName>(
  provider: Name,
  url: string = process.env.ATS_SANDBOX_URL ?? '',
): SandboxConnection<Name> {
  if (!url) throw new Error('No sandbox runs: ATS_SANDBOX_URL is not set.');
  return {
    provider,
    authUrl: url + paths[provider].auth,
    apiUrl: url + paths[provider].api,
    credentials: sandboxCredentials[provider],
    webhookSecret: provider === 'erecruiter' ? undefined : sandboxWebhookSecrets[provider as WebhookDialect],
    writeProfile: provider === 'erecruiter' ? erecruiterWriteProfile : undefined,
  };
}
