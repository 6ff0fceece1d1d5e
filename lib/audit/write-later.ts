import { logger } from '@/lib/logger';

/** Writes an entry of the audit log; a failure is logged, and `undo` lets the entry be written next time. */
export async function writeOrUndo(write: () => Promise<void>, undo: () => void): Promise<void> {
  try {
    await write();
  } catch (error) {
    undo();
    logger.error({ err: error }, 'an entry of the audit log could not be written');
  }
}

/** As `writeOrUndo`, after the response, so that no caller waits for it; at once where there is no response. */
export async function writeLater(write: () => Promise<void>, undo: () => void): Promise<void> {
  const { after } = await import('next/server');
  try {
    after(() => writeOrUndo(write, undo));
  } catch {
    await writeOrUndo(write, undo);
  }
}
