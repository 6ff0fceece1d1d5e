import { isMailSafe } from '@/lib/mail/mail-settings';
import { knowsProxies } from '@/lib/outgoing-proxy';
import { isPublicHost, isRemoteHost } from './setting-hosts';
import type { SettingFindingCode } from './setting-findings';

export interface SettingFinding {
  code: SettingFindingCode;
  /** The setting's name; never its value. */
  setting: string;
  /** Whether the finding stops the start; otherwise it is a warning. */
  stops: boolean;
}

/** The settings that are looked at. */
export interface CheckedSettings {
  NODE_ENV: string;
  VERCEL?: string | undefined;
  CRON_SECRET?: string | undefined;
  DATABASE_URL?: string | undefined;
  NEXTAUTH_URL?: string | undefined;
  NEXTAUTH_SECRET?: string | undefined;
  SECRETS_KEY?: string | undefined;
  HSTS_INCLUDE_SUBDOMAINS: boolean;
  TRUSTED_PROXIES?: number | undefined;
  AUTH_OIDC_ISSUER?: string | undefined;
  AUTH_OIDC_CLIENT_ID?: string | undefined;
  ADMIN_EMAIL?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
  INNGEST_DEV?: string | undefined;
  SMTP_URL?: string | undefined;
  HTTPS_PROXY?: string | undefined;
  HTTP_PROXY?: string | undefined;
  /** The running one when left out. */
  nodeVersion?: string;
}

type Check = (settings: CheckedSettings) => Omit<SettingFinding, 'stops'> | null | false | undefined | '';

/** Values of tutorials and examples, without digits and marks. */
const knownSecret =
  /^(nextauth|my|your|super|the|a|an|some|very|auth|session|jwt|app)*(secret|changeme|change|example|password|test|key|replace|insecure|here|this|value|please|in|production|default|me|it)+$/;
const shortestSecret = 32;
const hopelessSecret = 16;

const isKnown = (secret: string): boolean => knownSecret.test(secret.toLowerCase().replace(/[^a-z]/g, ''));
/** One character over and over, or two. */
const isMonotonous = (secret: string): boolean => new Set(secret).size < 6;
const urlOf = (text: string | undefined): URL | null => (text && URL.canParse(text) ? new URL(text) : null);
const startsWithHttps = (text: string | undefined): boolean => text?.startsWith('https:') ?? false;

/** Findings with which nothing works, or nothing is protected. */
const errors: Check[] = [
  ({ DATABASE_URL }) => !DATABASE_URL && { code: 'database-missing', setting: 'DATABASE_URL' },
  // Prisma's own tools read it, PostgreSQL's driver does not: half of the product would look elsewhere.
  ({ DATABASE_URL }) =>
    !['public', undefined, null].includes(urlOf(DATABASE_URL)?.searchParams.get('schema')) && {
      code: 'database-schema',
      setting: 'DATABASE_URL',
    },
  ({ NEXTAUTH_SECRET }) => !NEXTAUTH_SECRET && { code: 'secret-missing', setting: 'NEXTAUTH_SECRET' },
  ({ NEXTAUTH_SECRET: secret }) =>
    secret &&
    (secret.length < hopelessSecret || isKnown(secret) || isMonotonous(secret)) && {
      code: 'secret-known',
      setting: 'NEXTAUTH_SECRET',
    },
  ({ SECRETS_KEY: key }) =>
    key && (isKnown(key) || isMonotonous(key)) && { code: 'secret-known', setting: 'SECRETS_KEY' },
  ({ NEXTAUTH_URL }) =>
    NEXTAUTH_URL &&
    !/^https?:$/.test(urlOf(NEXTAUTH_URL)?.protocol ?? '') && { code: 'url-invalid', setting: 'NEXTAUTH_URL' },
  // Addresses of pages, cookies and the API begin at the root of the host.
  ({ NEXTAUTH_URL }) =>
    !['/', undefined].includes(urlOf(NEXTAUTH_URL)?.pathname) && { code: 'url-with-path', setting: 'NEXTAUTH_URL' },
  ({ AUTH_OIDC_ISSUER, AUTH_OIDC_CLIENT_ID }) =>
    Boolean(AUTH_OIDC_ISSUER) !== Boolean(AUTH_OIDC_CLIENT_ID) && {
      code: 'oidc-half',
      setting: AUTH_OIDC_ISSUER ? 'AUTH_OIDC_CLIENT_ID' : 'AUTH_OIDC_ISSUER',
    },
  ({ HTTPS_PROXY, HTTP_PROXY, nodeVersion }) =>
    (HTTPS_PROXY || HTTP_PROXY) &&
    !knowsProxies(nodeVersion) && { code: 'proxy-unsupported', setting: HTTPS_PROXY ? 'HTTPS_PROXY' : 'HTTP_PROXY' },
];

/** Findings with which the product works, but less protected than it could be. */
const warnings: Check[] = [
  ({ NEXTAUTH_SECRET: secret }) =>
    secret && secret.length < shortestSecret && { code: 'secret-short', setting: 'NEXTAUTH_SECRET' },
  ({ NEXTAUTH_SECRET, SECRETS_KEY }) =>
    SECRETS_KEY && SECRETS_KEY === NEXTAUTH_SECRET && { code: 'secret-shared', setting: 'SECRETS_KEY' },
  ({ NEXTAUTH_URL }) => {
    const url = urlOf(NEXTAUTH_URL);
    return (
      url?.protocol === 'http:' && isPublicHost(url.hostname) && { code: 'url-without-tls', setting: 'NEXTAUTH_URL' }
    );
  },
  ({ HSTS_INCLUDE_SUBDOMAINS, NEXTAUTH_URL }) =>
    HSTS_INCLUDE_SUBDOMAINS &&
    !startsWithHttps(NEXTAUTH_URL) && { code: 'hsts-without-tls', setting: 'HSTS_INCLUDE_SUBDOMAINS' },
  // The product speaks no TLS, so an https address means that a proxy stands in front.
  ({ NEXTAUTH_URL, TRUSTED_PROXIES, VERCEL }) =>
    startsWithHttps(NEXTAUTH_URL) &&
    !TRUSTED_PROXIES &&
    !VERCEL && { code: 'proxies-missing', setting: 'TRUSTED_PROXIES' },
  ({ VERCEL, CRON_SECRET }) => VERCEL && !CRON_SECRET && { code: 'cron-missing', setting: 'CRON_SECRET' },
  ({ DATABASE_URL }) => {
    const url = urlOf(DATABASE_URL);
    const mode = url?.searchParams.get('sslmode') ?? (url?.searchParams.get('ssl') === 'true' ? 'require' : '');
    const isSafe = ['require', 'verify-ca', 'verify-full', 'no-verify'].includes(mode);
    return url && isRemoteHost(url.hostname) && !isSafe && { code: 'database-without-tls', setting: 'DATABASE_URL' };
  },
  ({ AUTH_OIDC_ISSUER }) => {
    const url = urlOf(AUTH_OIDC_ISSUER);
    return (
      url?.protocol === 'http:' &&
      isRemoteHost(url.hostname) && { code: 'oidc-without-tls', setting: 'AUTH_OIDC_ISSUER' }
    );
  },
  ({ ADMIN_EMAIL, ADMIN_PASSWORD }) =>
    Boolean(ADMIN_EMAIL) !== Boolean(ADMIN_PASSWORD) && {
      code: 'admin-half',
      setting: ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL',
    },
  ({ ADMIN_PASSWORD }) => ADMIN_PASSWORD && { code: 'admin-password-set', setting: 'ADMIN_PASSWORD' },
  ({ INNGEST_DEV, NODE_ENV }) =>
    NODE_ENV === 'production' && INNGEST_DEV && { code: 'inngest-dev', setting: 'INNGEST_DEV' },
  ({ SMTP_URL }) => {
    const url = urlOf(SMTP_URL);
    return url && isRemoteHost(url.hostname) && !isMailSafe(url) && { code: 'mail-without-tls', setting: 'SMTP_URL' };
  },
];

/** Finds what is missing, weak or contradictory in the settings. Errors come first. */
export function checkSettings(settings: CheckedSettings): SettingFinding[] {
  const findBy = (checks: Check[], stops: boolean) =>
    checks.flatMap((check) => {
      const found = check(settings);
      return found ? [{ ...found, stops }] : [];
    });
  return [...findBy(errors, true), ...findBy(warnings, false)];
}
