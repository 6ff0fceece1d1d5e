import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import { floodSignIn, floodUpgrades, runSlowClients } from './attacks';
import { distributedSignInFlood, pageFlood, signInFlood } from './floods';
import { manyHostileCvs } from './hostile-cvs';
import type { LoadContext } from './load-setup';
import type { PhaseResult } from './phase-result';
import { runRecruiters } from './recruiters';
import { beginSimulatedRun, advanceRun } from './simulated-run';
import { runWatchers } from './watchers';

export interface Phase {
  name: string;
  run: (context: LoadContext) => Promise<PhaseResult>;
}

const seconds = 20;
const portOf = ({ product }: LoadContext): number => Number(new URL(product.server.url).port);
const openFiles = ({ product }: LoadContext): number => readdirSync(`/proc/${product.server.pid}/fd`).length;

async function idle(): Promise<PhaseResult> {
  await sleep(seconds * 1000);
  return {};
}

const recruiters = ({ clients, processId }: LoadContext): Promise<PhaseResult> =>
  runRecruiters({ clients, processId, count: 60, until: Date.now() + seconds * 1000 });

async function watchers({ sql, clients, processId }: LoadContext): Promise<PhaseResult> {
  await beginSimulatedRun(sql, processId, 600);
  const run = advanceRun(sql, processId, 4, Date.now() + seconds * 1000);
  const samples = await runWatchers({ clients, processId, count: 100, seconds });
  await run;
  const failed = samples.filter(({ status }) => status !== 200).length;
  return { times: samples.map(({ milliseconds }) => milliseconds), failed };
}

async function wrongSignIns(context: LoadContext): Promise<PhaseResult> {
  const flood = floodSignIn(context.product.server.url, 100);
  const { times, failed } = await runRecruiters({ ...context, count: 5, until: Date.now() + seconds * 1000 });
  const statuses = [...(await flood)].map(([status, count]) => `${count} × ${status}`);
  return { times, failed, note: `sign-ins: ${statuses.join(', ')}` };
}

async function slowClients(context: LoadContext): Promise<PhaseResult> {
  const before = openFiles(context);
  await runSlowClients(portOf(context), 200, seconds);
  const open = await floodUpgrades(portOf(context), 1_000);
  return { note: `upgrades left open: ${open} of 1000; descriptors ${before} → ${openFiles(context)}` };
}

const timeoutMs = 10 * 60_000;

async function hostileFiles({ clients, emptyProcessId }: LoadContext): Promise<PhaseResult> {
  const recruiter = clients[0];
  if (!recruiter) return {};
  const path = `/processes/${emptyProcessId}`;
  const startedAt = Date.now();
  let refused = 0;
  for (const { name, bytes } of await manyHostileCvs(100)) {
    const { body } = await recruiter.upload<{ rejected: unknown[] }>(`${path}/upload-cv`, [
      { name: `${name}.pdf`, bytes },
    ]);
    refused += body.rejected.length;
  }
  for (;;) {
    const { body } = await recruiter.get<CandidatesStatisticsDto>(`${path}/candidates-statistics`);
    const finished = body.awaiting + body.running === 0;
    if (finished || Date.now() - startedAt > timeoutMs) {
      const took = Math.round((Date.now() - startedAt) / 1000);
      return { note: `${refused} refused, ${body.analysed} analysed, ${body.failed} failed, in ${took} s` };
    }
    await sleep(1000);
  }
}

/** The phases, run one after another (docs/quality.md). */
export const phases: Phase[] = [
  { name: 'idle', run: idle },
  { name: '60 recruiters', run: recruiters },
  { name: '100 watchers', run: watchers },
  { name: '100 wrong sign-ins', run: wrongSignIns },
  { name: 'page flood', run: pageFlood },
  { name: 'sign-in flood', run: signInFlood },
  { name: 'sign-in flood, addresses', run: distributedSignInFlood },
  { name: 'slow clients, upgrades', run: slowClients },
  { name: '100 hostile files', run: hostileFiles },
];
