import { createReadStream } from 'node:fs';
import { Failure } from '../../lib/failure';

/**
 * Proves an auditor's file: its SHA-256 is in the audit log, whose chain holds up to there. Of JSON Lines it names the first line
 * that is not as it was written.
 *
 * @throws Failure saying what does not fit
 */
export async function verifyFile(path: string): Promise<void> {
  const { checkFile } = await import('@/lib/auditor-file/seal-lines');
  const { findSeal } = await import('@/lib/auditor-file/check-seal');
  const { sha256, lines, firstChanged } = await checkFile(createReadStream(path));
  const { file, proved, faultSeq } = await findSeal(sha256);
  if (file === null) {
    const where =
      firstChanged === null
        ? 'Its lines fit each other, so it was made as a whole, elsewhere or by hand.'
        : `Line ${firstChanged} is the first that is not as it was written, unless it is a PDF.`;
    throw new Failure(`No file with the SHA-256 ${sha256} was made here.`, where);
  }
  if (!proved)
    throw new Failure(
      `The file was made here on ${file.madeAt}, but the audit log is not as it was written from event ${faultSeq} on.`,
      'So the log proves nothing about it. Compare with a backup from before.',
    );
  console.log(`ok: made here on ${file.madeAt}, unchanged${file.format === 'jsonl' ? `, ${lines} lines` : ''}`);
}
