import { z } from 'zod';

/** Empty strings count as unset, so that `NAME=` in an .env file does nothing. */
const unsetIfEmpty = (value: unknown): unknown => (value === '' ? undefined : value);
const text = z.preprocess(unsetIfEmpty, z.string().optional());
const flag = z.preprocess(unsetIfEmpty, z.stringbool().default(false));

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: text,
  /** Where people reach the product, e.g. https://recruiting.company.example */
  NEXTAUTH_URL: text,
  NEXTAUTH_SECRET: text,
  /** Where the server listens; `npm start` sets them from HOST and PORT, and Next sets PORT to the port it really has. */
  HOSTNAME: text,
  PORT: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).max(65_535).default(3000)),
  AUTH_OIDC_ISSUER: text,
  AUTH_OIDC_CLIENT_ID: text,
  AUTH_OIDC_CLIENT_SECRET: text,
  /** The support address shown in failure texts. */
  SUPPORT_EMAIL: z.preprocess(unsetIfEmpty, z.email().default('support@recruitment-assistant.example')),
  /** Where a recruitment is in the ATS; `{id}` stands for its id there. */
  ATS_PROCESS_URL: z.preprocess(
    unsetIfEmpty,
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.includes('{id}'), 'must contain {id}')
      .optional(),
  ),
  INNGEST_BASE_URL: text,
  INNGEST_EVENT_KEY: text,
  INNGEST_SIGNING_KEY: text,
  INNGEST_DEV: text,
  /** Tests only: the conformance suite of the durable functions runs against this Inngest dev server. */
  INNGEST_CONFORMANCE_URL: text,
  /** Demo accounts are shown on the sign-in page; set by `npm start` only. */
  DEMO: flag,
  /** Check every answer against its schema in production too. */
  CHECK_ANSWERS: flag,
  /** Show /styleguide in production too; the development server always shows it. */
  STYLEGUIDE: flag,
  /** The model that judges, behind any OpenAI-compatible API. The administration page may set the same; it wins. */
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: z.preprocess(unsetIfEmpty, z.url({ protocol: /^https?$/ }).optional()),
  OPENAI_MODEL: text,
  /** How many CVs are analysed at once. */
  ANALYSIS_CONCURRENCY: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(1).max(64).default(2)),
  /** Reverse proxies in front of the product; as many entries at the end of `X-Forwarded-For` are believed. */
  TRUSTED_PROXIES: z.preprocess(unsetIfEmpty, z.coerce.number().int().min(0).max(10).optional()),
  LOG_LEVEL: z.preprocess(unsetIfEmpty, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
  VERCEL: text,
});

export type Env = z.infer<typeof envSchema>;

/** Whether /styleguide exists here: it is for whoever builds screens, and for the tests. */
export function showsStyleguide(): boolean {
  return env().NODE_ENV === 'development' || env().STYLEGUIDE;
}

/** How many proxies stand in front; Vercel's own is always there. */
export function trustedProxies(): number {
  return env().TRUSTED_PROXIES ?? (env().VERCEL ? 1 : 0);
}

let cached: Env | undefined;

/**
 * The settings of this deployment, read from the environment once. The only place that reads `process.env`.
 *
 * @throws Error naming every setting that is wrong.
 */
export function env(): Env {
  if (cached) return cached;
  const parsed = envSchema.safeParse(process.env);
  if (!parsed.success) throw new Error(`Settings are wrong:\n${z.prettifyError(parsed.error)}`);
  cached = parsed.data;
  return cached;
}
