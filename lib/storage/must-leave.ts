import { logger } from '@/lib/logger';
import { storeAddress } from './store-address';

/**
 * Whether objects are to be left where they are because the settings name no store any more; that is written into the log. The
 * rows stay, so that they are removed once it is named again.
 *
 * @param waiting how many are due
 */
export function mustLeave(waiting: number): boolean {
  if (waiting === 0 || storeAddress()) return false;
  logger.warn({ waiting }, 'objects that nobody needs stay in the store that was left: S3_BUCKET is not set');
  return true;
}
