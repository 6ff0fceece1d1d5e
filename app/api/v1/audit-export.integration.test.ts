import { findRequestActor } from '@/lib/auth/request-actor';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

test.each([
  ['/administration/audit-events/export', 'format=csv', 'audit.exported'],
  ['/administration/auditor-file', 'format=pdf', 'auditor-file.sealed'],
])(
  'a link on the page of another site to %s exports nothing and writes nothing to the audit log',
  async (path, query, action) => {
    const { actor } = await createTestUser('ADMIN');
    jest.mocked(findRequestActor).mockResolvedValue(actor);
    const exportFrom = async (site: string) => {
      const request = new Request(`http://127.0.0.1/api/v1${path}?${query}`, {
        headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' },
      });
      const response = await routes[path]?.GET?.(request, { params: Promise.resolve({}) });
      await response?.text();
      const where = { actorId: actor.userId, action };
      return { status: response?.status, written: await database().auditEvent.count({ where }) };
    };
    expect(await exportFrom('cross-site')).toEqual({ status: 403, written: 0 });
    expect(await exportFrom('same-origin')).toEqual({ status: 200, written: 1 });
  },
);
