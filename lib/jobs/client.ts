import { Inngest } from 'inngest';
import { DatabaseWaitMiddleware } from './database-wait';
import { embeddedClientOptions } from './embedded/client-options';
import { serverFetch } from './inngest-server/server-fetch';
import { selectedEngine } from './select-engine';
import { logger } from '@/lib/logger';

const serverLimitMs = 5_000;

/** The Inngest client: defines functions and sends events, to a server or to the embedded engine. */
export const inngest = new Inngest({
  id: 'recruitment-assistant',
  logger,
  middleware: [DatabaseWaitMiddleware],
  ...(selectedEngine() === 'embedded' ? embeddedClientOptions() : { fetch: serverFetch(serverLimitMs) }),
});
