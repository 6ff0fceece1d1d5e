import { env } from '@/lib/env';

/** What runs the durable functions: an Inngest server, or the runner inside this process. */
export type RunnerKind = 'inngest' | 'embedded';

/** An Inngest server when any of its settings is set, else the embedded runner. */
export function selectedRunner(): RunnerKind {
  const { INNGEST_BASE_URL, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY } = env();
  return INNGEST_BASE_URL || INNGEST_EVENT_KEY || INNGEST_SIGNING_KEY || isDevelopmentServer() ? 'inngest' : 'embedded';
}

/** Inngest's development server needs no keys. */
function isDevelopmentServer(): boolean {
  const { INNGEST_DEV } = env();
  return INNGEST_DEV !== undefined && !['0', 'false'].includes(INNGEST_DEV.toLowerCase());
}

/**
 * Refuses settings under which durable functions cannot run.
 *
 * @throws Error naming the settings to set
 */
export function assertRunnerCanRun(): void {
  if (selectedRunner() === 'inngest') requireServerSettings();
  else requireEmbeddedSettings();
}

function requireServerSettings(): void {
  if (isDevelopmentServer()) return;
  const { INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY, NEXTAUTH_URL, VERCEL } = env();
  // Vercel knows its own address.
  const needed = { INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY, ...(VERCEL ? {} : { NEXTAUTH_URL }) };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 0) return;
  throw new Error(
    `An Inngest server is to run the durable functions, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} ` +
      'not set. Set INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY and NEXTAUTH_URL, or none of the settings of Inngest to use ' +
      'the embedded runner.',
  );
}

function requireEmbeddedSettings(): void {
  const { VERCEL, DATABASE_URL } = env();
  if (VERCEL) {
    throw new Error(
      'On Vercel no process lives long enough for the embedded runner. Set INNGEST_EVENT_KEY and ' +
        'INNGEST_SIGNING_KEY (Inngest Cloud), or INNGEST_BASE_URL as well (an Inngest server of your own).',
    );
  }
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set; the embedded runner keeps its state in that database.');
}
