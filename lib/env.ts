import { z } from 'zod';
import { roleMapSchema } from './role-map';

/** Empty strings count as unset, as in `NAME=` of an .env file. */
const unsetIfEmpty = (value: unknown): unknown => (value === '' ? undefined : value);
const text = z.preprocess(unsetIfEmpty, z.string().optional());
/** Its earlier values stand in a list separated by commas. */
const secretsKey = z
  .string()
  .trim()
  .min(32, 'SECRETS_KEY is shorter than 32 characters. Make one with "openssl rand -base64 32" and keep it')
  .refine(
    (key) => !key.includes(','),
    'SECRETS_KEY must not contain a comma. Make one with "openssl rand -base64 32" and keep it',
  );
/** Origins, separated by commas. */
const origins = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ })))
  .transform((list) => list.map((one) => new URL(one).origin));
const flag = z.preprocess(unsetIfEmpty, z.stringbool().default(false));
/** An address, or a name and an address as `Recruiting <recruiting@company.example>`. */
const sender = z
  .string()
  .transform((text) => {
    const [, name, address] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? [text, '', text];
    return { name: (name ?? '').trim(), address: (address ?? '').trim() };
  })
  .refine(({ address }) => z.email().safeParse(address).success, 'must be an address, or a name and <address>');
/** User and password of an address are encoded; a lone `%` is not. */
function decodes(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  try {
    return [username, password].every((part) => decodeURIComponent(part) !== undefined);
  } catch {
    return false;
  }
}

/** Programs take a proxy without `http://` too, and in small letters. */
const proxy = z.preprocess(
  (value) =>
    typeof value === 'string' && value !== '' && !value.includes('://') ? `http://${value}` : unsetIfEmpty(value),
  z
    .url({ protocol: /^https?$/, hostname: /./, error: 'must be http://host:port or http://user:password@host:port' })
    .optional(),
);

/** `log`, `file:/path` or an http(s) address. */
const sealPlace = z.string().transform((text, context) => {
  if (text === 'log') return { kind: 'log' } as const;
  if (/^file:\/[^/]/.test(text)) return { kind: 'file', path: text.slice('file:'.length) } as const;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return { kind: 'url', url: text } as const;
  context.addIssue({ code: 'custom', message: 'must be log, file:/path/to/file or https://…' });
  return z.NEVER;
});
export type SealPlace = z.output<typeof sealPlace>;

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: text,
  /** The public URL, e.g. https://recruiting.company.example */
  NEXTAUTH_URL: text,
  NEXTAUTH_SECRET: text,
  /** For how long browsers keep to HTTPS once they have seen it; 0 makes them forget. */
  HSTS_MAX_AGE_SECONDS: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).default(31_536_000)),
  /** Also on all sites below the product's name. */
  HSTS_INCLUDE_SUBDOMAINS: flag,
  /** Encrypts the secrets in the database; unset: NEXTAUTH_SECRET does. */
  SECRETS_KEY: z.preprocess(unsetIfEmpty, secretsKey.optional()),
  /** Earlier values of SECRETS_KEY or NEXTAUTH_SECRET, comma-separated: what they encrypted can still be read. */
  SECRETS_KEY_PREVIOUS: text,
  /** The listening address; `npm start` sets them from HOST and PORT, and Next sets PORT to the actual port. */
  HOSTNAME: text,
  PORT: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).max(65_535).default(3000)),
  AUTH_OIDC_ISSUER: text,
  AUTH_OIDC_CLIENT_ID: text,
  AUTH_OIDC_CLIENT_SECRET: text,
  /** The name or path of the claim that gives the role, e.g. `groups` or `realm_access.roles` (docs/decisions/0149). */
  AUTH_OIDC_ROLE_CLAIM: text,
  AUTH_OIDC_ROLE_MAP: z.preprocess(unsetIfEmpty, roleMapSchema.optional()),
  /** Whether the role follows the claim at each sign-in, not only at the first. */
  AUTH_OIDC_ROLE_SYNC: flag,
  /** Whether an address counts as verified when the provider does not say whether it is. */
  AUTH_OIDC_TRUST_EMAIL: flag,
  /** Whether administrators may sign in with a password beside the identity provider. */
  AUTH_PASSWORD_FOR_ADMINS: flag,
  /** The first administrator of an installation without one; see lib/users/setup. */
  ADMIN_EMAIL: text,
  ADMIN_PASSWORD: text,
  /** The support address shown in error messages. */
  SUPPORT_EMAIL: z.preprocess(unsetIfEmpty, z.email().default('support@recruitment-assistant.example')),
  /** The mail server, as smtp://user:password@host:port or smtps://…; unset: no mail is sent (docs/decisions/0147). */
  SMTP_URL: z.preprocess(
    unsetIfEmpty,
    z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be smtp://user:password@host:port or smtps://…' })
      .refine(decodes, 'user and password must be encoded: write % as %25')
      .optional(),
  ),
  /** From whom mail comes; needed with SMTP_URL. */
  MAIL_FROM: z.preprocess(unsetIfEmpty, sender.optional()),
  /** URL of a recruitment in the ATS; `{id}` stands for its id there. */
  ATS_PROCESS_URL: z.preprocess(
    unsetIfEmpty,
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.includes('{id}'), 'must contain {id}')
      .optional(),
  ),
  /** Hosts that ATS connections may reach though they are not public, as `host:port`, comma-separated. */
  ATS_ALLOWED_HOSTS: text,
  INNGEST_BASE_URL: text,
  INNGEST_EVENT_KEY: text,
  INNGEST_SIGNING_KEY: text,
  INNGEST_DEV: text,
  /** Tests only: an Inngest dev server for the conformance suite of the durable functions. */
  INNGEST_CONFORMANCE_URL: text,
  /** Shows demo accounts on the sign-in page; set by `npm start` only. */
  DEMO: flag,
  /** Validates responses against their schemas in production too. */
  CHECK_ANSWERS: flag,
  /** Serves /styleguide in production too; the development server always does. */
  STYLEGUIDE: flag,
  /** The model that judges, behind any OpenAI-compatible API. The administration page may set the same; it wins. */
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: z.preprocess(unsetIfEmpty, z.url({ protocol: /^https?$/ }).optional()),
  OPENAI_MODEL: text,
  /** Where the search for local models looks, as `http://host:port`; unset: the usual ports of this machine. */
  MODEL_LOCAL_ADDRESSES: z.preprocess(unsetIfEmpty, origins.optional()),
  /** Whether a server of models on this machine is looked for once after the start, to be offered to administrators. */
  MODEL_LOCAL_SEARCH: z.preprocess(unsetIfEmpty, z.stringbool().default(true)),
  /** Concurrent CV analyses. */
  ANALYSIS_CONCURRENCY: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(1).max(64).default(3)),
  /** Reverse proxies in front of the product: the number of trusted entries at the end of `X-Forwarded-For`. */
  TRUSTED_PROXIES: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).max(10).optional()),
  /** How long running requests may take to finish after SIGTERM, in seconds. */
  SHUTDOWN_TIMEOUT_SECONDS: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(1).max(3600).default(30)),
  /** Requests without a session that one network address may make in a minute; 0 sets no limit. */
  VISITOR_REQUESTS_PER_MINUTE: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).default(1200)),
  /** Calls that one API token may make in a minute; 0 sets no limit. */
  API_TOKEN_REQUESTS_PER_MINUTE: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).default(300)),
  /** Where each new end of the audit log's chain is written besides the database; see lib/audit/write-seal-outside. */
  AUDIT_SEAL_TO: z.preprocess(unsetIfEmpty, sealPlace.optional()),
  LOG_LEVEL: z.preprocess(unsetIfEmpty, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
  /** The proxy through which the server calls others, for https and mail, and for http (lib/outgoing-proxy.ts). */
  HTTPS_PROXY: proxy,
  HTTP_PROXY: proxy,
  /** Whom it calls directly all the same. */
  NO_PROXY: text,
  VERCEL: text,
});

/** Settings that mean something only together. */
const envSchema = settings.superRefine((all, context) => {
  const needs = (name: keyof typeof all, other: keyof typeof all): void => {
    if (all[name] && !all[other])
      context.addIssue({ code: 'custom', path: [name], message: `${name} is set, so ${other} is needed, too` });
  };
  needs('AUTH_OIDC_ROLE_CLAIM', 'AUTH_OIDC_ROLE_MAP');
  needs('AUTH_OIDC_ROLE_MAP', 'AUTH_OIDC_ROLE_CLAIM');
  needs('AUTH_OIDC_ROLE_SYNC', 'AUTH_OIDC_ROLE_CLAIM');
  if (all.SMTP_URL && !all.MAIL_FROM) {
    const message = 'SMTP_URL needs MAIL_FROM, the address that mail comes from';
    context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message });
  }
});

export type Env = z.infer<typeof envSchema>;

/** Whether /styleguide is served: it is for developers and tests. */
export function showsStyleguide(): boolean {
  return env().NODE_ENV === 'development' || env().STYLEGUIDE;
}

/** Number of trusted proxies; Vercel always has one. */
export function trustedProxies(): number {
  return env().TRUSTED_PROXIES ?? (env().VERCEL ? 1 : 0);
}

let cached: Env | undefined;

/**
 * The settings of this deployment, parsed once from the environment. The only place that reads `process.env`.
 *
 * @throws Error naming every invalid setting
 */
export function env(): Env {
  if (cached) return cached;
  const { https_proxy: HTTPS_PROXY, http_proxy: HTTP_PROXY, no_proxy: NO_PROXY } = process.env;
  const parsed = envSchema.safeParse({ HTTPS_PROXY, HTTP_PROXY, NO_PROXY, ...process.env });
  if (!parsed.success) throw new Error(`Settings are wrong:\n${z.prettifyError(parsed.error)}`);
  cached = parsed.data;
  return cached;
}
