/** What can be wrong with the settings; each has a text in `messages/<locale>/setting-findings.json`. */
export const settingFindings = [
  'database-missing',
  'database-schema',
  'database-without-tls',
  'secret-missing',
  'secret-known',
  'secret-short',
  'secret-shared',
  'url-invalid',
  'url-with-path',
  'url-without-tls',
  'hsts-without-tls',
  'proxies-missing',
  'cron-missing',
  'oidc-half',
  'oidc-without-tls',
  'admin-half',
  'admin-password-set',
  'inngest-dev',
  'mail-without-tls',
  'proxy-unsupported',
] as const;

export type SettingFindingCode = (typeof settingFindings)[number];
