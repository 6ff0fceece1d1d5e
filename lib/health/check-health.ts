import { database } from '@/lib/db/client';
import { logger } from '@/lib/logger';

/** Whether this instance can serve: its database answers. Never throws. */
export async function checkHealth(): Promise<boolean> {
  try {
    await database().$queryRaw`SELECT 1`;
    return true;
  } catch (error) {
    logger.error({ error: error instanceof Error ? error.message : String(error) }, 'health.database-unreachable');
    return false;
  }
}
