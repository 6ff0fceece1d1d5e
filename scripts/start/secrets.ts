import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainFileError } from '../../lib/failure';

/**
 * The secret that signs sessions: `NEXTAUTH_SECRET`, or one generated on the first start and stored in
 * `.data/secrets.json`, so that sessions survive a restart.
 */
export function sessionSecret(project: string): string {
  if (process.env.NEXTAUTH_SECRET) return process.env.NEXTAUTH_SECRET;
  const stored = findStoredSecret(project);
  if (stored) return stored;
  const file = fileOf(project);
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

function fileOf(project: string): string {
  return path.join(project, '.data/secrets.json');
}

/** The secret that an earlier start generated. */
export function findStoredSecret(project: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(fileOf(project), 'utf8')) as { nextauthSecret?: string }).nextauthSecret;
  } catch {
    return undefined;
  }
}
