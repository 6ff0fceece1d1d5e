import { Inngest } from 'inngest';
import { DatabaseWaitMiddleware } from './database-wait';
import { isTracing } from '@/lib/tracing/trace';
import { TraceStepsMiddleware } from './trace-steps';
import { embeddedClientOptions } from './embedded/client-options';
import { serverFetch } from './inngest-server/server-fetch';
import { selectedRunner } from './select-runner';
import { logger } from '@/lib/logger';

const serverLimitMs = 5_000;

/** The Inngest client: defines functions and sends events, to a server or to the embedded runner. */
export const inngest = new Inngest({
  id: 'recruitment-assistant',
  logger,
  middleware: [DatabaseWaitMiddleware, ...(isTracing() ? [TraceStepsMiddleware] : [])],
  ...(selectedRunner() === 'embedded' ? embeddedClientOptions() : { fetch: serverFetch(serverLimitMs) }),
});
