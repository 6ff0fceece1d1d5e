import { countQueue } from '@/lib/jobs/count-queue';
import { logger } from '@/lib/logger';
import { checkReaderStart } from '@/lib/reader/check-reader-start';
import type { Finding } from './dependency';

/** A step that may be done waits for a worker for seconds, behind many others for minutes. */
const lateMinutes = 10;

/** Whether workers take steps from the embedded runner's queue. */
export async function checkQueue(): Promise<Finding | null | 'unused'> {
  const queue = await countQueue();
  if (!queue) return 'unused';
  const minutes = Math.floor(queue.oldestSeconds / 60);
  return minutes < lateMinutes ? null : { code: 'queue-late', values: { minutes, count: queue.waiting } };
}

/** Whether CVs can be read on this machine. */
export async function checkReader(): Promise<Finding | null> {
  try {
    await checkReaderStart();
    return null;
  } catch (error) {
    logger.error({ err: error }, 'no reader process starts');
    return { code: 'reader-not-starting', values: {} };
  }
}
