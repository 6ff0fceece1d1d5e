import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../bench/statistics';
import { floodPages, floodSignIn } from './attacks';
import type { LoadContext } from './load-setup';
import { Person, type Experience } from './person';
import type { PhaseResult } from './phase-result';

/** Recruiters' calls stay below this many times their idle value (docs/quality.md). */
const aim = 3;
/** A busy machine blurs the figures: only a clear miss fails. */
const margin = 2;
const idleMs = 8_000;
/** A new laptop waits for one or two others, not for a whole flood from one address. */
const laptopSeconds = 10;

interface Seen {
  recruiter: Experience;
  laptop: Experience;
}

interface Flood {
  run: (context: LoadContext) => Promise<Map<number, number>>;
  /** The most that a new laptop may wait; null where every place in the queue may be taken by another address. */
  laptopSeconds: number | null;
}

const p95 = ({ times }: Experience): number => percentile(times, 0.95);
const worst = ({ times }: Experience): number => Math.max(...times);

/** How a recruiter and a new laptop fare in `flood`, compared with an idle server. */
async function sufferFlood(context: LoadContext, flood: Flood): Promise<PhaseResult> {
  const input = { serverUrl: context.product.server.url, processId: context.processId };
  const recruiter = await Person.start('recruiter', input);
  const laptop = await Person.start('new laptop', input);
  const during = async (meanwhile: Promise<unknown>): Promise<Seen> => {
    const [calls, signIns] = await Promise.all([recruiter.workDuring(meanwhile), laptop.workDuring(meanwhile)]);
    return { recruiter: calls, laptop: signIns };
  };
  try {
    const idle = await during(sleep(idleMs));
    const running = flood.run(context);
    const flooded = await during(running);
    return report(idle, flooded, await running, flood);
  } finally {
    recruiter.end();
    laptop.end();
  }
}

function report(idle: Seen, flooded: Seen, statuses: Map<number, number>, flood: Flood): PhaseResult {
  const ratio = p95(flooded.recruiter) / p95(idle.recruiter);
  const waits = [worst(idle.laptop), worst(flooded.laptop)].map((ms) => (ms / 1000).toFixed(1));
  const laptopRatio = worst(flooded.laptop) / worst(idle.laptop);
  const sent = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const note =
    `recruiter p95 ${p95(idle.recruiter).toFixed(0)} → ${p95(flooded.recruiter).toFixed(0)} ms (${ratio.toFixed(1)} times), ` +
    `new laptop ${waits.join(' → ')} s (${laptopRatio.toFixed(1)} times, ${flooded.laptop.failed} refused); flood: ${sent}`;
  const missed: string[] = [];
  if (ratio > aim * margin)
    missed.push(`a recruiter's p95 is ${ratio.toFixed(1)} times its idle value, the aim is ${aim}`);
  if (flood.laptopSeconds !== null && worst(flooded.laptop) > flood.laptopSeconds * 1000) {
    missed.push(`a new laptop waited ${waits[1]} s, the aim is ${flood.laptopSeconds}`);
  }
  const { times, failed } = flooded.recruiter;
  return { times, failed, note, missed };
}

/** 300 public pages by 50 clients at once. */
export function pageFlood(context: LoadContext): Promise<PhaseResult> {
  return sufferFlood(context, {
    run: ({ product }) => floodPages(product.server.url, { count: 300, atOnce: 50 }),
    laptopSeconds,
  });
}

/** 200 wrong sign-ins at once, all from one address. */
export function signInFlood(context: LoadContext): Promise<PhaseResult> {
  return sufferFlood(context, {
    run: ({ product }) => floodSignIn(product.server.url, 200, () => '203.0.113.66'),
    laptopSeconds,
  });
}

/** 200 wrong sign-ins at once, from as many addresses. */
export function distributedSignInFlood(context: LoadContext): Promise<PhaseResult> {
  return sufferFlood(context, {
    run: ({ product }) => floodSignIn(product.server.url, 200, (index) => `203.0.113.${index + 1}`),
    laptopSeconds: null,
  });
}
