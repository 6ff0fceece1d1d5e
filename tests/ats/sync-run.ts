import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { continueSync } from '@/lib/ats/sync/continue-sync';
import { getProcessSync } from '@/lib/ats/sync/get-process-sync';
import { openProvider } from '@/lib/ats/connections/open-provider';
import { requestSync } from '@/lib/ats/sync/request-sync';
import { database } from '@/lib/db/client';
import { FakeAts } from './fake-ats';
import { createLinkedProcess, type LinkedProcess } from './linked-process';

const maxParts = 200;

/** Synchronises a linked process, and reads what came of it. */
export function syncRun(actor: PersonActor, { processId }: Pick<LinkedProcess, 'processId'>) {
  /** As the durable function does, without its waits. */
  const finish = async (syncId: string): Promise<void> => {
    for (let part = 0; part < maxParts; part += 1) {
      const { done } = await continueSync(systemActor, { syncId }, { partMs: 0 });
      if (done) return;
    }
    throw new Error('The synchronisation does not end.');
  };
  const request = async (full = false) => (await requestSync(actor, { processId, full })).syncId;
  /** From the request to the end. */
  const synchronise = async (full = false) => {
    await finish(await request(full));
    return (await getProcessSync(actor, { processId })).sync;
  };
  const candidates = async () => {
    const rows = await database().candidate.findMany({
      where: { processId },
      include: { atsApplication: true },
      orderBy: { ordinalNumber: 'asc' },
    });
    return new Map(rows.map((row) => [row.atsApplication?.externalId ?? '', row]));
  };
  const candidate = async (id: string) => {
    const found = (await candidates()).get(id);
    if (!found) throw new Error(`There is no candidate of application ${id}.`);
    return found;
  };
  const process = () => database().process.findUniqueOrThrow({ where: { id: processId } });
  return { request, finish, synchronise, candidates, candidate, process };
}

/** A process linked to an ATS in memory; for tests that mock `@/lib/ats/open-provider`. */
export async function setUpSync(actor: PersonActor, change: Parameters<typeof createLinkedProcess>[1] = {}) {
  const place = await createLinkedProcess(actor, change);
  const ats = new FakeAts(place.recruitmentId);
  const connection = await database().atsConnection.findUniqueOrThrow({ where: { id: place.connectionId } });
  jest.mocked(openProvider).mockImplementation(async () => ({ provider: ats, connection }));
  return { ...place, ats, ...syncRun(actor, place) };
}
