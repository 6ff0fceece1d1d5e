import { isDatabaseReachable, isDatabaseWritable } from '@/lib/db/database-probe';
import { logger } from '@/lib/logger';

/** Whether this instance can serve requests: its database responds within two seconds. Never throws. */
export async function checkHealth(): Promise<boolean> {
  const healthy = await isDatabaseReachable();
  if (!healthy) logger.error('health.database-unreachable');
  return healthy;
}

/** Whether this instance can do work now: its database takes a write within two seconds. Never throws. */
export async function checkCanWrite(): Promise<boolean> {
  const writable = await isDatabaseWritable();
  if (!writable) logger.error('health.database-not-writable');
  return writable;
}
