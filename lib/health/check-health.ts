import { isDatabaseReachable } from '@/lib/db/database-probe';
import { logger } from '@/lib/logger';

/** Whether this instance can serve requests: its database responds within two seconds. Never throws. */
export async function checkHealth(): Promise<boolean> {
  const healthy = await isDatabaseReachable();
  if (!healthy) logger.error('health.database-unreachable');
  return healthy;
}
