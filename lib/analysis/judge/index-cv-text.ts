import { findLatestReading, isTextIndexed } from '@/lib/cv/cv-readings';
import { maskingVersion } from '@/lib/cv/masking/masking-version';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { blindMasking } from '@/lib/reader/protocol';
import { runSearchText } from '@/lib/reader/run-reader';

/**
 * Stores the words of a CV for the search, personal data masked, unless those of its newest reading are stored. A text
 * that cannot be masked in time is left out of the search; that is not the analysis's fault.
 */
export async function indexCvText(sha256: string): Promise<void> {
  if (await isTextIndexed(sha256)) return;
  const reading = await findLatestReading(sha256);
  if (!reading) return;
  const { cv, readerVersion } = reading;
  try {
    const found = await runSearchText({ cv, masking: blindMasking });
    const data = { readerVersion, maskingVersion, ...found };
    await database().cvSearchText.upsert({ where: { sha256 }, create: { sha256, ...data }, update: data });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logger.warn({ sha256, code: error.code }, 'the CV is not searched by its text');
  }
}
