import { randomUUID } from 'node:crypto';
import type { Departures } from '@/lib/ats/departures/departure-schemas';
import type { PersonActor } from '@/lib/auth/actor';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { findRequestActor } from '@/lib/auth/request-actor';
import { activitiesSchema } from '@/lib/domain/candidate-review-schemas';
import { listActivities } from '@/lib/candidates/details/list-activities';
import { database } from '@/lib/db/client';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import type { Role } from '@/lib/domain/user-schemas';
import { createTestUser } from '@/prisma/seed/factories';
import { createLinkedCandidate, createLinkedProcess, type LinkedProcess } from '@/tests/ats/linked-process';
import { routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

const list = '/processes/{processId}/ats-departures';
const decide = `${list}/decide`;
const restore = `${list}/restore`;
const departedAt = new Date('2026-05-05T10:00:00.000Z');

let place: LinkedProcess;
const actors = {} as Record<Role, PersonActor>;
beforeAll(async () => {
  for (const role of ['ADMIN', 'RECRUITER', 'VIEWER'] as const) actors[role] = (await createTestUser(role)).actor;
});
beforeEach(async () => {
  place = await createLinkedProcess(actors.ADMIN);
});

/** Somebody whom the ATS says to be deleted, or of whom it says nothing. */
async function departed(departure: 'DELETED' | 'NOT_FOUND' = 'DELETED'): Promise<string> {
  const { candidateId } = await createLinkedCandidate(place);
  await database().atsApplication.update({ where: { candidateId }, data: { departure, departedAt } });
  return candidateId;
}

async function call(role: Role, path: string, body: unknown = null, processId = place.processId) {
  const actor = actors[role];
  jest.mocked(findRequestActor).mockResolvedValue(actor);
  const method = body ? 'POST' : 'GET';
  const handler = routes[path]?.[method] as ApiHandler;
  const headers = { 'x-csrf-token': makeCsrfToken(actor.sessionId), 'content-type': 'application/json' };
  const init = { method, headers, body: body ? JSON.stringify(body) : null };
  const answer = await handler(new Request(`http://127.0.0.1/api/v1${path}`, init), {
    params: Promise.resolve({ processId }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const read = async (role: Role) => (await call(role, list)).body as Departures;
const lastNameOf = async (id: string) => (await database().candidate.findUniqueOrThrow({ where: { id } })).lastName;

test('a viewer reads who waits, and may neither decide nor restore', async () => {
  const candidateIds = [await departed(), await departed('NOT_FOUND')];
  const { waiting, total, said, restorable } = await read('VIEWER');
  expect([waiting.map(({ candidateId }) => candidateId), total, said, restorable]).toEqual([candidateIds, 2, 1, []]);
  for (const decision of ['KEEP', 'ERASE']) {
    expect((await call('VIEWER', decide, { decision, candidateIds })).status).toBe(403);
  }
  expect((await call('VIEWER', restore, { candidateIds })).status).toBe(403);
  expect(await read('VIEWER')).toMatchObject({ total: 2 });
});

test('a recruiter decides and may not restore; an administrator may', async () => {
  const [kept, erased] = [await departed(), await departed('NOT_FOUND')];
  const keep = { decision: 'KEEP', candidateIds: [kept] };
  expect(await call('RECRUITER', decide, keep)).toEqual({ status: 200, body: { decided: 1 } });
  const erase = { decision: 'ERASE', candidateIds: [erased, kept] };
  expect(await call('RECRUITER', decide, erase)).toEqual({ status: 200, body: { decided: 1 } });
  expect([(await lastNameOf(kept)) === null, await lastNameOf(erased)]).toEqual([false, null]);
  expect(await read('RECRUITER')).toMatchObject({ total: 0, restorable: [] });
  const candidateIds = [erased];
  expect((await call('RECRUITER', restore, { candidateIds })).status).toBe(403);
  expect((await read('ADMIN')).restorable).toMatchObject([{ candidateId: erased, departure: 'NOT_FOUND' }]);
  expect(await call('ADMIN', restore, { candidateIds })).toEqual({ status: 200, body: { restored: 1 } });
  expect(await lastNameOf(erased)).not.toBeNull();
  const kindsOf = async (candidateId: string) => {
    const where = { processId: place.processId, candidateId };
    const { items } = activitiesSchema.parse(await listActivities(actors.VIEWER, where));
    return items.map(({ kind }) => kind);
  };
  expect(await kindsOf(kept)).toEqual(['candidate.kept']);
  expect(await kindsOf(erased)).toEqual(['candidate.restored', 'candidate.erased']);
});

test('an unknown process is not found, and another process’s candidates are left alone', async () => {
  const candidateIds = [await departed()];
  const keep = { decision: 'KEEP', candidateIds };
  for (const [path, body] of [[list], [decide, keep], [restore, { candidateIds }]] as const) {
    expect(await call('ADMIN', path, body, randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'process.not-found' },
    });
  }
  const { processId: other } = await createLinkedProcess(actors.ADMIN);
  expect(await call('ADMIN', decide, keep, other)).toEqual({ status: 200, body: { decided: 0 } });
  expect(await call('ADMIN', restore, { candidateIds }, other)).toEqual({ status: 200, body: { restored: 0 } });
  expect(await read('ADMIN')).toMatchObject({ total: 1 });
});

test('more than a thousand, or nobody, cannot be decided at once', async () => {
  for (const candidateIds of [[], Array.from({ length: 1001 }, () => randomUUID())]) {
    expect((await call('ADMIN', decide, { decision: 'ERASE', candidateIds })).status).toBe(422);
  }
});
