import type { PersonActor } from '@/lib/auth/actor';
import { systemActor } from '@/lib/auth/actor';
import { continueSync } from '@/lib/ats/continue-sync';
import { getProcessSync } from '@/lib/ats/get-process-sync';
import { openProvider } from '@/lib/ats/open-provider';
import { requestSync } from '@/lib/ats/request-sync';
import { database } from '@/lib/db/client';
import { FakeAts } from './fake-ats';
import { createLinkedProcess } from './linked-process';

const maxParts = 200;

/** A process linked to an ATS in memory; for tests that mock `@/lib/ats/open-provider`. */
export async function setUpSync(actor: PersonActor) {
  const place = await createLinkedProcess(actor);
  const { processId, connectionId, recruitmentId } = place;
  const ats = new FakeAts(recruitmentId);
  const connection = await database().atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
  jest.mocked(openProvider).mockImplementation(async () => ({ provider: ats, connection }));

  /** As the durable function does, without its waits. */
  const finish = async (syncId: string): Promise<void> => {
    for (let part = 0; part < maxParts; part += 1) {
      const { done } = await continueSync(systemActor, { syncId }, { partMs: 0 });
      if (done) return;
    }
    throw new Error('The synchronisation does not end.');
  };
  const request = async (full = false, removeMany = false) =>
    (await requestSync(actor, { processId, full, removeMany })).syncId;
  /** From the request to the end. */
  const synchronise = async (full = false, removeMany = false) => {
    await finish(await request(full, removeMany));
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
  return { ...place, ats, request, finish, synchronise, candidates, candidate, process };
}
