import { lastReaderStart, readerProgram, ReaderProcess } from './reader-process';

/**
 * Whether reader processes start on this machine: the last one did, or one does now.
 *
 * @throws Error when none starts
 */
export async function checkReaderStart(): Promise<void> {
  if (lastReaderStart()) return;
  const reader = new ReaderProcess(readerProgram);
  try {
    await reader.started();
  } finally {
    reader.end();
  }
}
