import { Gauge, Registry } from 'prom-client';
import { getBackupState } from '@/lib/backup/get-backup-state';
import { countOutbox } from '@/lib/jobs/count-outbox';
import { countQueue } from '@/lib/jobs/count-queue';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import { version } from '@/package.json';
import { findKnownDependencyStates } from '../dependencies/dependencies';
import { withinLimit } from '../within-limit';
import { findAtsLags, findSharedFigures } from './find-shared-figures';

const micro = 1_000_000;

/** Prometheus gives a scrape 10 seconds by default, and takes a longer one for an instance that is down. */
const scrapeLimitMs = 3_000;

/** A registry for one set, and how a figure is written into it. */
class Figures {
  readonly registry = new Registry();

  /** @param values one without labels, or several with */
  set(name: string, help: string, values: number | { labels: Record<string, string>; value: number }[]): void {
    const rows = typeof values === 'number' ? [{ labels: {}, value: values }] : values;
    const labelNames = Object.keys(rows[0]?.labels ?? {});
    const gauge = new Gauge({ name: `recruiting_${name}`, help, labelNames, registers: [this.registry] });
    for (const { labels, value } of rows) gauge.set(labels, value);
  }
}

async function setQueues(figures: Figures): Promise<void> {
  const [outbox, queue] = await Promise.all([countOutbox(), countQueue()]);
  figures.set('outbox_events', 'Events of the outbox: waiting to be sent, or set aside.', [
    { labels: { state: 'waiting' }, value: outbox.length },
    { labels: { state: 'set_aside' }, value: outbox.setAside },
  ]);
  const age = outbox.oldestAt ? Math.max(0, Date.now() - outbox.oldestAt.getTime()) / 1000 : 0;
  figures.set('outbox_oldest_seconds', 'For how long the oldest event has waited to be sent.', age);
  if (!queue) return;
  figures.set('queue_steps', 'Steps of the embedded runner.', [
    { labels: { state: 'waiting' }, value: queue.waiting },
    { labels: { state: 'running' }, value: queue.running },
  ]);
  figures.set('queue_oldest_seconds', 'For how long the oldest step has waited for a worker.', queue.oldestSeconds);
}

async function setWork(figures: Figures): Promise<void> {
  const [all, lags] = await Promise.all([findSharedFigures(), findAtsLags()]);
  figures.set('cvs', 'CVs of active processes that wait for an analysis, or are analysed.', [
    { labels: { state: 'waiting' }, value: all.cvsWaiting },
    { labels: { state: 'in_progress' }, value: all.cvsInProgress },
  ]);
  figures.set('cvs_oldest_seconds', 'For how long the oldest CV has waited for an analysis.', all.cvsOldestSeconds);
  figures.set('mails', 'Mails that wait to be sent, or that failed.', [
    { labels: { state: 'waiting' }, value: all.mailsWaiting },
    { labels: { state: 'failed' }, value: all.mailsFailed },
  ]);
  figures.set('model_tokens_month', 'Tokens of the model in this calendar month.', [
    { labels: { kind: 'input' }, value: all.inputTokens },
    { labels: { kind: 'cached' }, value: all.cachedTokens },
    { labels: { kind: 'output' }, value: all.outputTokens },
  ]);
  const cost = all.costMicros / micro;
  figures.set('model_cost_month', 'What they cost, in the currency of the prices in Administration.', cost);
  const rows = lags.map(({ connectionId, seconds }) => ({ labels: { connection: connectionId }, value: seconds }));
  if (rows.length > 0) figures.set('ats_lag_seconds', 'For how long a synchronisation has been due by schedule.', rows);
}

async function setBackups(figures: Figures): Promise<void> {
  const { used, lastGood, wantedSince, failed } = await getBackupState();
  if (!used) return;
  const since = lastGood?.at ?? wantedSince;
  if (since) {
    const what = 'Since the moment that the last good backup is of; without one, since there should be one.';
    figures.set('backup_age_seconds', what, (Date.now() - since.getTime()) / 1000);
  }
  if (lastGood) figures.set('backup_bytes', 'How large it is where it is kept.', lastGood.bytes);
  figures.set('backup_failed', '1: the last attempt at a backup failed.', failed ? 1 : 0);
}

async function setDependencies(figures: Figures, limitMs: number): Promise<void> {
  const used = (await findKnownDependencyStates(limitMs)).filter(({ state }) => state !== 'UNUSED');
  figures.set(
    'dependency_up',
    '1: this dependency is well; 0: it is not.',
    used.map(({ name, tier, state }) => ({ labels: { name, tier }, value: state === 'WELL' ? 1 : 0 })),
  );
}

async function read(fill: (figures: Figures) => Promise<void>): Promise<string> {
  const figures = new Figures();
  await fill(figures);
  return figures.registry.metrics();
}

/** What is being read from the database: a scrape waits for what one before it began. */
const reading = new Map<(figures: Figures) => Promise<void>, Promise<string>>();

/** Figures that come from the database; none when they cannot be read in time. */
async function readInTime(fill: (figures: Figures) => Promise<void>, limitMs: number): Promise<string> {
  let text = reading.get(fill);
  if (!text) {
    text = read(fill)
      .catch((error: unknown) => {
        logger.warn({ err: error, set: fill.name }, 'figures for a scrape could not be read');
        return '';
      })
      .finally(() => reading.delete(fill));
    reading.set(fill, text);
  }
  return withinLimit(text, limitMs, '');
}

/**
 * What all instances share, as text in Prometheus' format: after `limitMs` at the latest, since a scrape must succeed
 * most when something is wrong. Without the database it says only how the dependencies are, as far as is known.
 */
export async function collectShared(limitMs = scrapeLimitMs): Promise<string> {
  const labels = { version, role: env().ROLE };
  const texts = await Promise.all([
    read(async (figures) =>
      figures.set('build_info', 'The version, and the role of this process.', [{ labels, value: 1 }]),
    ),
    read((figures) => setDependencies(figures, limitMs)),
    ...[setQueues, setWork, setBackups].map((fill) => readInTime(fill, limitMs)),
  ]);
  return texts.join('\n');
}
