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
};

/** The key of the other region, which the first one's address refuses, and the other way round. */
export const teamtailorNaKey = 'teamtailor-na-api-key';

/** Fictional people at work there, as whom notes are written. */
export const sandboxUsers = {
  teamtailor: [
    { id: 31, name: 'Rita Sandbox', email: 'rita@sandbox.example' },
    { id: 32, name: 'Omar Sandbox', email: 'omar@sandbox.example' },
  ],
  greenhouse: [
    { id: 4101, name: 'Rita Sandbox', email: 'rita@sandbox.example' },
    { id: 4102, name: 'Omar Sandbox', email: 'omar@sandbox.example' },
  ],
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
  /** Teamtailor and Greenhouse only: as whom notes may be written. */
  userId: number | undefined;
  /** eRecruiter only: the call that moves an application. */
  writeProfile: typeof erecruiterWriteProfile | undefined;
}

const paths: Record<DialectName, { auth: string; api: string }> = {
  erecruiter: { auth: '/erecruiter/auth/oAuth/Token', api: '/erecruiter/api/v1.1' },
  traffit: { auth: '/traffit/oauth2/token', api: '/traffit/api/integration/v2' },
  teamtailor: { auth: '/teamtailor/v1', api: '/teamtailor/v1' },
  greenhouse: { auth: '/greenhouse/auth/token', api: '/greenhouse/v3' },
};

const naPaths = { auth: '/teamtailor-na/v1', api: '/teamtailor-na/v1' };

export interface ConnectionOptions {
  /** Teamtailor only: `na` has an address and a key of its own. */
  region?: 'eu' | 'na';
}

/**
 * Everything a connection to the sandbox needs.
 *
 * @param url the sandbox's address; that of the running demo when left out
 * @throws Error where neither is known
 */
export function sandboxConnection<Name extends DialectName>(
  provider: Name,
  url: string = process.env.ATS_SANDBOX_URL ?? '',
  { region = 'eu' }: ConnectionOptions = {},
): SandboxConnection<Name> {
  if (!url) throw new Error('No sandbox runs: ATS_SANDBOX_URL is not set.');
  const isNa = provider === 'teamtailor' && region === 'na';
  const { auth, api } = isNa ? naPaths : paths[provider];
  const known = isNa ? { ...sandboxCredentials, teamtailor: { apiKey: teamtailorNaKey } } : sandboxCredentials;
  const users: Partial<Record<DialectName, readonly { id: number }[]>> = sandboxUsers;
  return {
    provider,
    authUrl: url + auth,
    apiUrl: url + api,
    credentials: known[provider],
    userId: users[provider]?.[0]?.id,
    webhookSecret: provider === 'erecruiter' ? undefined : sandboxWebhookSecrets[provider as WebhookDialect],
    writeProfile: provider === 'erecruiter' ? erecruiterWriteProfile : undefined,
  };
}
