import type { PersonActor } from '@/lib/auth/actor';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { findRequestActor } from '@/lib/auth/request-actor';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import type { Role } from '@/lib/domain/user-schemas';
import { createTestUser } from '@/prisma/seed/factories';
import { createLinkedProcess, type LinkedProcess } from '@/tests/ats/linked-process';
import { routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

const connections = '/administration/ats-connections';
const connection = `${connections}/{connectionId}`;
const process = '/processes/{processId}';
const recruitments = '/ats/connections/{connectionId}/recruitments';

/** What each role gets; of those let in only that they are. */
const expected: [string, string, Role[]][] = [
  ['GET', connections, ['ADMIN']],
  ['POST', connections, ['ADMIN']],
  ['GET', connection, ['ADMIN']],
  ['PUT', connection, ['ADMIN']],
  ['DELETE', connection, ['ADMIN']],
  ['POST', `${connection}/check`, ['ADMIN']],
  ['GET', `${connection}/syncs`, ['ADMIN']],
  ['GET', '/ats/connections', ['ADMIN', 'RECRUITER']],
  ['GET', recruitments, ['ADMIN', 'RECRUITER']],
  ['GET', `${recruitments}/{recruitmentId}/stages`, ['ADMIN', 'RECRUITER']],
  ['GET', `${process}/ats-link`, ['ADMIN', 'RECRUITER', 'VIEWER']],
  ['PUT', `${process}/ats-link`, ['ADMIN', 'RECRUITER']],
  ['DELETE', `${process}/ats-link`, ['ADMIN', 'RECRUITER']],
  ['GET', `${process}/sync`, ['ADMIN', 'RECRUITER', 'VIEWER']],
  ['PUT', `${process}/sync`, ['ADMIN', 'RECRUITER']],
  ['POST', `${process}/ats-picks/{pickId}/confirm`, ['ADMIN', 'RECRUITER']],
  ['GET', `${process}/ats-trial`, ['ADMIN', 'RECRUITER', 'VIEWER']],
  ['POST', `${process}/ats-trial/confirm`, ['ADMIN', 'RECRUITER']],
  ['GET', `${process}/candidates/{candidateId}/ats`, ['ADMIN', 'RECRUITER', 'VIEWER']],
  ['GET', `${process}/ats-departures`, ['ADMIN', 'RECRUITER', 'VIEWER']],
  ['POST', `${process}/ats-departures/decide`, ['ADMIN', 'RECRUITER']],
  ['POST', `${process}/ats-departures/restore`, ['ADMIN']],
  ['GET', `${process}/candidates/search/application-sources`, ['ADMIN', 'RECRUITER', 'VIEWER']],
];

let place: LinkedProcess;
const actors: Partial<Record<Role, PersonActor>> = {};
beforeAll(async () => {
  for (const role of ['ADMIN', 'RECRUITER', 'VIEWER'] as const) actors[role] = (await createTestUser(role)).actor;
  if (actors.ADMIN) place = await createLinkedProcess(actors.ADMIN);
});

async function statusFor(actor: PersonActor | null, method: string, path: string): Promise<number> {
  jest.mocked(findRequestActor).mockResolvedValue(actor && { ...actor, confirmedAt: new Date() });
  const handler = routes[path]?.[method as 'GET'] as ApiHandler;
  const headers = { 'x-csrf-token': actor ? makeCsrfToken(actor.sessionId) : '', 'content-type': 'application/json' };
  const body = method === 'GET' || method === 'DELETE' ? null : '{}';
  const request = new Request(`http://127.0.0.1/api/v1${path}`, { method, headers, body });
  return (await handler(request, { params: Promise.resolve({ ...place }) })).status;
}

test.each(expected)('%s %s is for %j', async (method, path, roles) => {
  expect(await statusFor(null, method, path)).toBe(401);
  for (const [role, actor] of Object.entries(actors)) {
    const status = await statusFor(actor, method, path);
    expect([role, status === 403]).toEqual([role, !roles.includes(role as Role)]);
    expect(status).not.toBe(500);
  }
});
