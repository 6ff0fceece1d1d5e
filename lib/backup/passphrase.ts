import { readFileSync } from 'node:fs';
import { Failure } from '@/lib/failure';

const minLength = 12;

/** What backups are to be encrypted with cannot be used. */
export class PassphraseFailure extends Failure {}

/** The settings that say what backups are encrypted with. */
export interface PassphraseSettings {
  BACKUP_PASSPHRASE?: string | undefined;
  /** A file that holds it, such as a secret that is mounted. */
  BACKUP_PASSPHRASE_FILE?: string | undefined;
}

/**
 * What backups are encrypted with.
 *
 * @returns null when none is set
 * @throws PassphraseFailure for one that is guessed too easily, and when its file cannot be read
 */
export function readPassphrase({ BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE }: PassphraseSettings): string | null {
  const name = BACKUP_PASSPHRASE_FILE ? 'BACKUP_PASSPHRASE_FILE' : 'BACKUP_PASSPHRASE';
  if (!BACKUP_PASSPHRASE && !BACKUP_PASSPHRASE_FILE) return null;
  const text = BACKUP_PASSPHRASE_FILE ? contentOf(BACKUP_PASSPHRASE_FILE) : (BACKUP_PASSPHRASE ?? '');
  if (text.length >= minLength) return text;
  throw new PassphraseFailure(
    `What ${name} gives is shorter than ${minLength} characters.`,
    'Make one with "openssl rand -base64 24", and keep it where the backups are not.',
  );
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    const remedy = 'Name in BACKUP_PASSPHRASE_FILE a file with the passphrase that this user can read.';
    throw new PassphraseFailure(`${file} cannot be read.`, remedy, { cause: error });
  }
}
