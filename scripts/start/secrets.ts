import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainFileError } from '../failure';

/**
 * The secret that signs sessions: `NEXTAUTH_SECRET`, or one generated on the first start and stored in
 * `.data/secrets.json`, so that sessions survive a restart.
 */
export function sessionSecret(project: string): string {
  if (process.env.NEXTAUTH_SECRET) return process.env.NEXTAUTH_SECRET;
  const file = path.join(project, '.data/secrets.json');
  const stored = readSecret(file);
  if (stored) return stored;
  const secret = randomBytes(32).toString('base64url');
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify({ nextauthSecret: secret }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw explainFileError(error, file);
  }
  return secret;
}

function readSecret(file: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { nextauthSecret?: string }).nextauthSecret;
  } catch {
    return undefined;
  }
}
