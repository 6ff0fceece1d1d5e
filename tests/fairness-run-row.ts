import { database } from '@/lib/db/client';

/** An ended fairness run without candidates. @returns its id */
export async function createFairnessRunRow(processId: string, requestedById: string): Promise<string> {
  const engine = { engine: 'offline', engineVersion: '1', locale: 'pl', currency: 'USD' };
  const { id } = await database().fairnessRun.create({
    data: { processId, requestedById, ...engine, criteria: [], candidates: 1, state: 'STOPPED' },
  });
  return id;
}
