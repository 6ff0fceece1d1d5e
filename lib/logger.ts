import pino from 'pino';
import { env } from '@/lib/env';
import { loggableError } from '@/lib/loggable-error';

/** One JSON line per event. Ids and facts only: no names, no addresses, no CV text. */
export const logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: loggableError },
  redact: { paths: ['*.email', '*.password', '*.firstName', '*.lastName', '*.fileName'], remove: true },
});
