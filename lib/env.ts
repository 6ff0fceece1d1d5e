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
function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

/** User and password of an address are encoded; a lone `%` is not. */
function decodes(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return [username, password].every(isDecodable);
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

/**
 * Every setting. Its comment is its line in docs/operating/settings.md, which `npm run settings:table` makes: what it means,
 * `@unit` in which unit or form, `@default` what the schema does not say of its default, `@internal` for what no operator sets.
 */
export const settings = z.object({
  /** Which build runs; set by the commands. @internal */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /**
   * The database, also behind PgBouncer. Setting it switches the demo off; `server.js` needs it. @default embedded
   * PostgreSQL with `npm start` @unit `postgresql://user:password@host:port/name`
   */
  DATABASE_URL: text,
  /**
   * Starts on a database that a newer version has migrated, to go back by one version; otherwise such a start is refused.
   */
  ACCEPT_NEWER_DATABASE: flag,
  /**
   * Where people reach the product, without a path. @default `http://127.0.0.1:3000` with `npm start` @unit address
   */
  NEXTAUTH_URL: text,
  /**
   * Where new CVs are stored: in the database, or in a store that speaks S3 (docs/operating/storage.md). Earlier ones stay
   * where they are until `npm run storage:move`. @unit `database` or `s3`
   */
  STORAGE: z.preprocess(unsetIfEmpty, z.enum(['database', 's3']).default('database')),
  /** The bucket; needed with `STORAGE=s3`, and as long as CVs are in it. @unit name */
  S3_BUCKET: text,
  /** The store's address, which is addressed by path. @default AWS, by `S3_REGION` @unit address */
  S3_ENDPOINT: z.preprocess(unsetIfEmpty, z.url({ protocol: /^https?$/ }).optional()),
  /** The same as browsers reach it, where that is another address. @default `S3_ENDPOINT` @unit address */
  S3_PUBLIC_ENDPOINT: z.preprocess(unsetIfEmpty, z.url({ protocol: /^https?$/ }).optional()),
  /** The store's region. @unit name */
  S3_REGION: z.preprocess(unsetIfEmpty, z.string().default('us-east-1')),
  /** What every key in the bucket begins with, for one that is shared. @unit text that ends in `/` */
  S3_PREFIX: z.preprocess(
    unsetIfEmpty,
    z
      .string()
      .regex(/^(?:[\w.-]+\/)+$/, 'must be like recruiting/ or team/recruiting/')
      .default('cvs/'),
  ),
  /** The key for the store; without one the machine's role is asked, as AWS's tools do. @unit text */
  S3_ACCESS_KEY_ID: text,
  /** Its secret. @unit text */
  S3_SECRET_ACCESS_KEY: text,
  /** How the store is to encrypt what it keeps. @default as the bucket says @unit `AES256` or `aws:kms` */
  S3_ENCRYPTION: z.preprocess(unsetIfEmpty, z.enum(['AES256', 'aws:kms']).optional()),
  /** The key of its key management for `aws:kms`. @default the store's @unit text */
  S3_KMS_KEY_ID: text,
  /** Whether browsers upload CVs straight into the store, where it can take them. */
  S3_DIRECT_UPLOAD: z.preprocess(unsetIfEmpty, z.stringbool().default(true)),
  /**
   * Signs sessions; `server.js` needs it, the same at all instances. @default made and kept in `.data` by `npm start`
   * @unit text
   */
  NEXTAUTH_SECRET: text,
  /**
   * For how long browsers keep to HTTPS once they have seen it, where `NEXTAUTH_URL` is https; 0 makes them forget.
   * @unit seconds
   */
  HSTS_MAX_AGE_SECONDS: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).default(31_536_000)),
  /** The same for all names below that of the product. */
  HSTS_INCLUDE_SUBDOMAINS: flag,
  /**
   * Encrypts the secrets in the database: key of the model, ATS connections, two-step sign-in, queued mail. The same
   * at all instances. @default `NEXTAUTH_SECRET` encrypts @unit text of at least 32 characters, no comma
   */
  SECRETS_KEY: z.preprocess(unsetIfEmpty, secretsKey.optional()),
  /**
   * Earlier values of `SECRETS_KEY` or `NEXTAUTH_SECRET`: what they encrypted can still be read. @unit list with
   * commas
   */
  SECRETS_KEY_PREVIOUS: text,
  /**
   * Where `server.js` listens; `npm start` sets it from `HOST`. @default all addresses; `127.0.0.1` with `npm start`
   * @unit address or name
   */
  HOSTNAME: text,
  /** The port that `npm start` and `server.js` listen on. @unit TCP port */
  PORT: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).max(65_535).default(3000)),
  /** The identity provider through which people sign in, and no longer with passwords. @unit address */
  AUTH_OIDC_ISSUER: text,
  /** The product's id there; needed with the issuer. @unit text */
  AUTH_OIDC_CLIENT_ID: text,
  /** Its secret, if the provider gave one. @unit text */
  AUTH_OIDC_CLIENT_SECRET: text,
  /** The claim that gives the role, by name or path, such as `groups` or `realm_access.roles`. @unit name */
  AUTH_OIDC_ROLE_CLAIM: text,
  /**
   * Which value of the claim gives which role; needed with it, as the claim is with the map. @unit `value=ROLE,…` or
   * JSON
   */
  AUTH_OIDC_ROLE_MAP: z.preprocess(unsetIfEmpty, roleMapSchema.optional()),
  /** Whether the role follows the claim at each sign-in, not only at the first. */
  AUTH_OIDC_ROLE_SYNC: flag,
  /**
   * Whether an address counts as verified when the provider does not say whether it is; dangerous, see the guide.
   */
  AUTH_OIDC_TRUST_EMAIL: flag,
  /** Whether administrators may sign in with a password beside the identity provider. */
  AUTH_PASSWORD_FOR_ADMINS: flag,
  /** The first administrator of an installation without one, instead of the page `/setup`. @unit e-mail address */
  ADMIN_EMAIL: text,
  /** Their password; not needed with an identity provider. Take it away afterwards. @unit text */
  ADMIN_PASSWORD: text,
  /** The address of support that messages about failures give. @unit e-mail address */
  SUPPORT_EMAIL: z.preprocess(unsetIfEmpty, z.email().default('support@recruitment-assistant.example')),
  /** The mail server; without it no mail is sent. @unit `smtp://user:password@host:port` or `smtps://…` */
  SMTP_URL: z.preprocess(
    unsetIfEmpty,
    z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be smtp://user:password@host:port or smtps://…' })
      .refine(decodes, 'user and password must be encoded: write % as %25')
      .optional(),
  ),
  /** From whom mail comes; needed with `SMTP_URL`. @unit address, or `Name <address>` */
  MAIL_FROM: z.preprocess(unsetIfEmpty, sender.optional()),
  /**
   * Where a recruitment is in the ATS, with `{id}` for its id there, if its connection does not say. @unit address
   */
  ATS_PROCESS_URL: z.preprocess(
    unsetIfEmpty,
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.includes('{id}'), 'must contain {id}')
      .optional(),
  ),
  /**
   * Hosts that ATS connections may reach though they are not public; never a cloud's metadata. @unit list of
   * `host:port` with commas
   */
  ATS_ALLOWED_HOSTS: text,
  /** An Inngest server of your own, besides both keys. @unit address */
  INNGEST_BASE_URL: text,
  /** Its key for events; for Inngest Cloud too. Needs the other key. @unit text */
  INNGEST_EVENT_KEY: text,
  /** Its key for signatures. Needs the other key. @unit text */
  INNGEST_SIGNING_KEY: text,
  /** Inngest's development server. @unit address */
  INNGEST_DEV: text,
  /** Tests only: an Inngest dev server for the conformance suite of the durable functions. @internal */
  INNGEST_CONFORMANCE_URL: text,
  /** Shows demo accounts on the sign-in page; set by `npm start` only. @internal */
  DEMO: flag,
  /** Validates each response of the API against its published schema in production too; for tests. */
  CHECK_ANSWERS: flag,
  /** Serves `/styleguide` in production too; the development server always does. */
  STYLEGUIDE: flag,
  /**
   * The key of the model that judges; OpenAI needs one, most servers of one's own do not. Administration may set the
   * same; it wins. @unit text
   */
  OPENAI_API_KEY: text,
  /** Any OpenAI-compatible API, with `/v1` at the end. @default OpenAI's @unit address */
  OPENAI_BASE_URL: z.preprocess(unsetIfEmpty, z.url({ protocol: /^https?$/ }).optional()),
  /** The model, as its provider names it; without one no model judges. @unit text */
  OPENAI_MODEL: text,
  /**
   * Where the search for local models looks. @default the usual ports of this machine @unit list of `http://host:port`
   * with commas
   */
  MODEL_LOCAL_ADDRESSES: z.preprocess(unsetIfEmpty, origins.optional()),
  /** Whether a server of models on this machine is looked for once after the start, to be offered to administrators. */
  MODEL_LOCAL_SEARCH: z.preprocess(unsetIfEmpty, z.stringbool().default(true)),
  /**
   * What this process does: `web` serves people, `worker` does the background work, `all` both. An installation needs at
   * least one of each, or one `all`. @unit `web`, `worker` or `all`
   */
  ROLE: z.preprocess(unsetIfEmpty, z.enum(['web', 'worker', 'all']).default('all')),
  /**
   * Where an Inngest server reaches the workers, if not at `NEXTAUTH_URL`: with `ROLE` `web` and `worker`. @default
   * `NEXTAUTH_URL` @unit address
   */
  WORKER_URL: z.preprocess(unsetIfEmpty, z.url({ protocol: /^https?$/ }).optional()),
  /** How many CVs an instance judges at once, 1 to 64. @unit CVs */
  ANALYSIS_CONCURRENCY: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(1).max(64).default(3)),
  /**
   * Reverse proxies in front of the product: how many entries at the end of `X-Forwarded-For` count. @default 0; 1 on
   * Vercel @unit proxies
   */
  TRUSTED_PROXIES: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).max(10).optional()),
  /**
   * How long running requests and steps may take to finish after SIGTERM, 1 to 3600. @default demo: 3 @unit seconds
   */
  SHUTDOWN_TIMEOUT_SECONDS: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(1).max(3600).default(30)),
  /**
   * What one network address may ask for without a session, at one instance; 0 sets no limit. @unit requests a minute
   */
  VISITOR_REQUESTS_PER_MINUTE: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).default(1200)),
  /** What one API token may ask for at one instance; 0 sets no limit. @unit calls a minute */
  API_TOKEN_REQUESTS_PER_MINUTE: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).default(300)),
  /**
   * Where each new seal of the audit log is written besides the database. @unit `log`, `file:/path` or an address
   */
  AUDIT_SEAL_TO: z.preprocess(unsetIfEmpty, sealPlace.optional()),
  /**
   * Where workers write a backup each night, and who was erased; without it none. A bucket is in the store of `S3_ENDPOINT`,
   * `S3_REGION` and the key. @unit whole path of a folder, or `s3://bucket/prefix`
   */
  BACKUP_TO: z.preprocess(
    unsetIfEmpty,
    z
      .string()
      .regex(/^(?:\/|s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[\w.-]+)*\/?$)/, 'must be a whole path or s3://bucket/prefix')
      .optional(),
  ),
  /** When, in the time zone of the product; retention runs at 2:00, the clean-up at 3:30. @unit `HH:MM` */
  BACKUP_AT: z.preprocess(
    unsetIfEmpty,
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 04:00')
      .default('04:00'),
  ),
  /** How many backups stay; older ones go when a newer one has been tried. @unit backups */
  BACKUP_KEEP: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(1).max(10_000).default(14)),
  /** Encrypts backups; without it whoever reads one reads every CV. @unit text of at least 12 characters */
  BACKUP_PASSPHRASE: text,
  /** A file that holds it instead, such as a mounted secret. @unit path */
  BACKUP_PASSPHRASE_FILE: text,
  /**
   * The collector that traces are sent to, in JSON over HTTP; `/v1/traces` is added. Without it there are none. @unit address
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(unsetIfEmpty, z.url({ protocol: /^https?$/ }).optional()),
  /** What goes with them, such as the collector's key. @unit `name=value,name=value`, values as in an address */
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(
    unsetIfEmpty,
    z
      .string()
      .regex(/^(?:[\w-]+=(?:[^,%\s]|%[0-9A-Fa-f]{2})*(?:,|$))+$/, 'must be like name=value,name=value')
      .refine(isDecodable, 'must be encoded as in an address')
      .optional(),
  ),
  /** What the traces say that they are of. @unit name */
  OTEL_SERVICE_NAME: z.preprocess(unsetIfEmpty, z.string().default('recruiting')),
  /**
   * Who gives it (`Authorization: Bearer …`) gets the metrics at `/api/metrics`; without it there are none.
   * @unit text of at least 16 characters
   */
  METRICS_TOKEN: z.preprocess(
    unsetIfEmpty,
    z.string().min(16, 'METRICS_TOKEN is shorter than 16 characters').optional(),
  ),
  /**
   * Who gives it (`Authorization: Bearer …`) has due work done at `/api/cron/minute` and `/api/cron/night`, as on Vercel.
   * Without it there are no such addresses. @unit text of at least 16 characters
   */
  CRON_SECRET: z.preprocess(unsetIfEmpty, z.string().min(16, 'CRON_SECRET is shorter than 16 characters').optional()),
  /**
   * Where CVs are read and judged: in processes of their own, or, where a server may start none, in threads, which
   * protect it less from a hostile file. @default `process`; `thread` on Vercel @unit `process` or `thread`
   */
  READER: z.preprocess(unsetIfEmpty, z.enum(['process', 'thread']).optional()),
  /**
   * What is logged, one line of JSON an event, with ids only. @default demo: `warn` @unit `fatal`, `error`, `warn`,
   * `info`, `debug` or `silent`
   */
  LOG_LEVEL: z.preprocess(unsetIfEmpty, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
  /**
   * The proxy through which the server calls others over https, and mails; needs Node 22.21 or 24.5. @unit
   * `http://user:password@host:port`
   */
  HTTPS_PROXY: proxy,
  /** The same for addresses with http. @unit `http://user:password@host:port` */
  HTTP_PROXY: proxy,
  /** Whom the server calls directly all the same. @unit list of names, networks and `name:port` with commas */
  NO_PROXY: text,
  /** Set by Vercel. @internal */
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
  if (all.STORAGE === 's3' && !all.S3_BUCKET) {
    context.addIssue({ code: 'custom', path: ['S3_BUCKET'], message: 'STORAGE is s3, so S3_BUCKET is needed, too' });
  }
  needs('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  needs('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID');
  needs('S3_KMS_KEY_ID', 'S3_ENCRYPTION');
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

/** Where CVs are read: Vercel does not promise that a function may start processes. */
export function readerPlace(): 'process' | 'thread' {
  return env().READER ?? (env().VERCEL ? 'thread' : 'process');
}

let cached: Env | undefined;

/**
 * Lets this process work on a database that it learned of after it had begun, as commands with an embedded one do: settings that
 * were read before are read anew.
 */
export function setDatabaseUrl(url: string): void {
  process.env.DATABASE_URL = url;
  cached = undefined;
}

/**
 * The settings of this deployment, parsed once from the environment. The only place that reads `process.env`.
 *
 * @throws Error naming every invalid setting
 */
export function env(): Env {
  if (cached) return cached;
  // Packages that read the environment themselves would take an empty one for a value.
  for (const name of Object.keys(settings.shape)) if (process.env[name] === '') delete process.env[name];
  const { https_proxy: HTTPS_PROXY, http_proxy: HTTP_PROXY, no_proxy: NO_PROXY } = process.env;
  const parsed = envSchema.safeParse({ HTTPS_PROXY, HTTP_PROXY, NO_PROXY, ...process.env });
  if (!parsed.success) throw new Error(`Settings are wrong:\n${z.prettifyError(parsed.error)}`);
  cached = parsed.data;
  return cached;
}
