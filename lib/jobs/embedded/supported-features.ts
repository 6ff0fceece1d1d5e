import { assertExpression } from './expression';
import { parseTime } from './durations';
import { parseCron } from './cron-trigger';
import { concurrencyLimits } from './concurrency-slots';
import type { FunctionConfig } from './protocol';

/** A durable function uses a feature that the embedded runner does not support. */
export class UnsupportedFeatureError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `The embedded runner cannot run every durable function:\n${problems.map((problem) => `- ${problem}`).join('\n')}\n` +
        'Change the function, or run a real Inngest server (INNGEST_BASE_URL).',
    );
    this.name = 'UnsupportedFeatureError';
  }
}

const supportedSettings = new Set(['id', 'name', 'triggers', 'steps', 'idempotency', 'concurrency', 'cancel']);
const supportedTriggerSettings = new Set(['event', 'expression', 'cron']);
/** Inngest's system events that the runner also sends. */
const internalEvents = new Set(['inngest/function.failed', 'inngest/function.cancelled']);

/**
 * Refuses, at start, functions that the embedded runner would not run as a real server does.
 *
 * @throws UnsupportedFeatureError naming each function and feature
 */
export function assertSupported(functions: FunctionConfig[]): void {
  const problems = functions.flatMap((config) =>
    problemsOf(config).map((problem) => `function "${config.id}": ${problem}`),
  );
  if (problems.length > 0) throw new UnsupportedFeatureError(problems);
}

function problemsOf(config: FunctionConfig): string[] {
  const problems: string[] = [];
  for (const [setting, value] of Object.entries(config)) {
    if (!supportedSettings.has(setting) && value !== undefined) problems.push(`${setting} is not supported`);
  }
  for (const trigger of config.triggers) problems.push(...triggerProblems(trigger));
  for (const limit of concurrencyLimits(config)) {
    if (limit.limit < 1) problems.push('concurrency: a limit below 1 is not supported');
    if (limit.scope && limit.scope !== 'fn') problems.push(`concurrency: the scope "${limit.scope}" is not supported`);
    if (limit.key) problems.push(...problemWith('concurrency key', () => assertExpression(limit.key ?? '')));
  }
  if (config.idempotency) {
    problems.push(...problemWith('idempotency', () => assertExpression(config.idempotency ?? '')));
  }
  for (const { event, if: expression, timeout } of config.cancel ?? []) {
    problems.push(...eventNameProblems('cancelOn', event));
    if (expression) problems.push(...problemWith('cancelOn', () => assertExpression(expression)));
    if (timeout) problems.push(...problemWith('cancelOn', () => parseTime(timeout)));
  }
  return problems;
}

function triggerProblems(trigger: FunctionConfig['triggers'][number]): string[] {
  const problems: string[] = [];
  for (const setting of Object.keys(trigger)) {
    if (!supportedTriggerSettings.has(setting)) problems.push(`trigger ${setting} is not supported`);
  }
  const { event, expression, cron } = trigger;
  if (event) problems.push(...eventNameProblems('trigger', event));
  if (expression) problems.push(...problemWith('trigger if', () => assertExpression(expression)));
  if (cron) problems.push(...problemWith('cron', () => parseCron(cron)));
  return problems;
}

function eventNameProblems(where: string, name: string): string[] {
  if (name.includes('*')) return [`${where}: event names with * are not supported`];
  if (name.startsWith('inngest/') && !internalEvents.has(name)) return [`${where}: the event ${name} is not supported`];
  return [];
}

function problemWith(what: string, check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
