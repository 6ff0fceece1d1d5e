import { env } from '@/lib/env';

/** Who runs the durable functions: an Inngest server, or the engine inside this process. */
export type EngineKind = 'inngest' | 'embedded';

/** The engine that the settings ask for: an Inngest server when any of its settings is there. */
export function selectedEngine(): EngineKind {
  const { INNGEST_BASE_URL, INNGEST_EVENT_KEY, INNGEST_DEV } = env();
  const dev = INNGEST_DEV !== undefined && !['0', 'false'].includes(INNGEST_DEV.toLowerCase());
  return INNGEST_BASE_URL || INNGEST_EVENT_KEY || dev ? 'inngest' : 'embedded';
}

/**
 * Refuses settings under which durable functions could not run.
 *
 * @throws Error saying which settings to set.
 */
export function assertEngineCanRun(): void {
  const { VERCEL, DATABASE_URL } = env();
  if (selectedEngine() === 'inngest') return;
  if (VERCEL) {
    throw new Error(
      'On Vercel no process lives long enough for the embedded engine. Set INNGEST_EVENT_KEY and ' +
        'INNGEST_SIGNING_KEY (Inngest Cloud), or INNGEST_BASE_URL as well (an Inngest server of your own).',
    );
  }
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set; the embedded engine keeps its state in that database.');
}
