import { createHash } from 'node:crypto';

export interface CronTrigger {
  /** Five fields: minute, hour, day of month, month, day of week. */
  expression: string;
  /** IANA time zone. */
  timeZone: string;
}

/**
 * Parses a cron trigger as Inngest writes it, `TZ=Europe/Warsaw 0 3 * * *`; UTC without `TZ=`.
 *
 * @throws Error when it does not have five fields, or its time zone is unknown
 */
export function parseCron(text: string): CronTrigger {
  const [, timeZone = 'UTC', expression = ''] = /^(?:TZ=(\S+)\s+)?(\S.*)$/.exec(text.trim()) ?? [];
  if (expression.trim().split(/\s+/).length !== 5) throw new Error(`"${text}" does not have five fields`);
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch (error) {
    throw new Error(`the time zone "${timeZone}" is unknown`, { cause: error });
  }
  return { expression: expression.trim(), timeZone };
}

/** A key for pg-boss, which accepts only letters, digits, `-`, `_`, `.` and `/`. */
export function scheduleKey(functionId: string, cron: string): string {
  return createHash('sha256').update(`${functionId}\n${cron}`).digest('hex');
}
