import { systemActor } from '@/lib/auth/actor';
import { continueSync } from '@/lib/ats/sync/continue-sync';
import { decideDepartures } from '@/lib/ats/departures/decide-departures';
import { listDepartures } from '@/lib/ats/departures/list-departures';
import { dismissPick } from '@/lib/ats/picks/dismiss-pick';
import { pickCandidates } from '@/lib/ats/picks/pick-candidates';
import { recoverLostPicks } from '@/lib/ats/picks/lost-picks';
import { requestSync } from '@/lib/ats/sync/request-sync';
import { retryPick } from '@/lib/ats/picks/retry-pick';
import { sendPick } from '@/lib/ats/picks/send-pick';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { live } from './lives';
import type { SimulatedWorld } from './simulated-world';

const open = { in: ['PENDING', 'SENDING'] as ('PENDING' | 'SENDING')[] };
const immortal = Number.MAX_SAFE_INTEGER;

/** What a caller is told and tries again: another state, or a lost race. */
async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return null;
    throw error;
  }
}

/** How long a process lives: mostly to the end of its step. */
const momentsOf = ({ choice }: SimulatedWorld): number => (choice.chance(0.4) ? choice.between(0, 12) : immortal);

/** Time passes: waits are over, no write is on its way any more, and the administrator has cured the connection. */
export async function letTimePass({ connectionId, processId }: SimulatedWorld): Promise<void> {
  const db = database();
  await db.atsConnection.update({
    where: { id: connectionId },
    data: { blockedUntil: null, bookedUntil: new Date(), failures: 0, stoppedReason: null },
  });
  const aliveAt = new Date(Date.now() - 600_000);
  await db.atsPick.updateMany({ where: { processId, state: open }, data: { aliveAt } });
}

/** One part of the running synchronisation; a new one where none runs. */
export async function stepSync(world: SimulatedWorld, options: { full?: boolean; immortal?: boolean } = {}) {
  const { processId, actor, choice } = world;
  const running = await database().atsSync.findFirst({ where: { processId, state: 'RUNNING' } });
  const full = options.full ?? choice.chance(0.2);
  const syncId = running?.id ?? (await unlessRefused(() => requestSync(actor, { processId, full })))?.syncId;
  if (!syncId) return;
  const moments = options.immortal ? immortal : momentsOf(world);
  const step = () => unlessRefused(() => continueSync(systemActor, { syncId }, { partMs: 0 }));
  const part = await live(moments, step);
  world.log.push(`sync ${running ? 'goes on' : 'begins'}: ${part ? JSON.stringify(part) : 'killed or refused'}`);
}

/** One step of sending somebody. */
export async function stepSend(world: SimulatedWorld, options: { pickId?: string; immortal?: boolean } = {}) {
  const { processId, choice } = world;
  const picks = await database().atsPick.findMany({ where: { processId, state: open }, orderBy: { id: 'asc' } });
  const pickId = options.pickId ?? (picks.length > 0 ? choice.one(picks).id : null);
  if (!pickId) return;
  const attempt = choice.one([0, 0, 1, 2, 7]);
  const moments = options.immortal ? immortal : momentsOf(world);
  const outcome = await live(moments, () => unlessRefused(() => sendPick(systemActor, { pickId, attempt })));
  world.log.push(`send ${pickId}: ${outcome?.outcome ?? 'killed or refused'}`);
}

/** Two processes send the same person at once. */
export async function stepSendTwice(world: SimulatedWorld): Promise<void> {
  const { processId } = world;
  const pick = await database().atsPick.findFirst({ where: { processId, state: open }, orderBy: { id: 'asc' } });
  if (pick) await Promise.all([1, 2].map(() => stepSend(world, { pickId: pick.id })));
}

/** The analysis has finished of everybody whose CV is here. */
export async function analyse({ processId }: SimulatedWorld): Promise<void> {
  await database().candidate.updateMany({
    where: { processId, status: { in: ['AWAITING_PROCESSING', 'PROCESSING_OUTDATED'] } },
    data: { status: 'NEW' },
  });
}

/** A person approves some, twice by a double click. */
export async function approve(world: SimulatedWorld): Promise<void> {
  const { processId, actor, choice } = world;
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  if (rows.length === 0) return;
  const candidateIds = choice.some(rows, choice.between(1, 4)).map(({ id }) => id);
  const movesBefore = world.sandbox.control.log().moves.length;
  const click = () => unlessRefused(() => pickCandidates(actor, { processId, choice: { candidateIds } }));
  const answers = await Promise.all([click(), click()]);
  const accepted = answers.flatMap((answer) => answer?.accepted ?? []);
  for (const candidateId of accepted) world.approvals.push({ candidateId, movesBefore });
  world.log.push(`approve ${accepted.length} of ${candidateIds.length}`);
}

/** A person resolves a conflict. */
export async function resolve(world: SimulatedWorld): Promise<void> {
  const { processId, actor, choice } = world;
  const where = { processId, state: 'CONFLICT' as const };
  const pick = await database().atsPick.findFirst({ where, orderBy: { id: 'asc' } });
  if (!pick) return;
  const movesBefore = world.sandbox.control.log().moves.length;
  if (choice.chance(0.3)) await unlessRefused(() => dismissPick(actor, { processId, pickId: pick.id }));
  else if (await unlessRefused(() => retryPick(actor, { processId, pickId: pick.id }))) {
    world.approvals.push({ candidateId: pick.candidateId, movesBefore });
  }
  world.log.push(`resolve ${pick.id}, ${pick.reason}`);
}

/** The process is stopped, or goes on. */
export async function switchProcess({ processId, actor, choice, log }: SimulatedWorld): Promise<void> {
  const status = choice.chance(0.3) ? 'STOPPED' : 'ACTIVE';
  await unlessRefused(() => changeProcessStatus(actor, { processId, status }));
  log.push(`process ${status}`);
}

/** Mostly the candidates are here and analysed before anything goes wrong. */
export async function begin(world: SimulatedWorld): Promise<void> {
  do await stepSync(world, { full: true, immortal: true });
  while ((await database().atsSync.count({ where: { processId: world.processId, state: 'RUNNING' } })) > 0);
  await analyse(world);
}

/** No more faults: everything that was begun comes to its end, and a last synchronisation sees everything. */
export async function comeToRest(world: SimulatedWorld): Promise<void> {
  const { processId, actor, sandbox } = world;
  const db = database();
  sandbox.control.clearFaults();
  const isOpen = () => db.atsPick.findMany({ where: { processId, state: open }, orderBy: { id: 'asc' } });
  const isRunning = () => db.atsSync.count({ where: { processId, state: 'RUNNING' } });
  for (let round = 0; round < 100 && ((await isOpen()).length > 0 || (await isRunning()) > 0); round += 1) {
    await letTimePass(world);
    await unlessRefused(() => changeProcessStatus(actor, { processId, status: 'ACTIVE' }));
    await recoverLostPicks(systemActor, { quietMs: 0 });
    if ((await isRunning()) > 0) await stepSync(world, { immortal: true });
    for (const { id: pickId } of await isOpen()) await stepSend(world, { pickId, immortal: true });
  }
  await letTimePass(world);
  await begin(world);
  // A person says that whoever is not there any more really is gone.
  const { waiting } = await listDepartures(actor, { processId });
  const candidateIds = waiting.map(({ candidateId }) => candidateId);
  if (waiting.length > 0) await decideDepartures(actor, { processId, decision: 'ERASE', candidateIds });
}
