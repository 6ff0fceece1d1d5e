import { findRequestActor } from '@/lib/auth/request-actor';
import { createTestUser } from '@/prisma/seed/factories';
import { refillAuditLog } from '@/tests/audit/tamper';
import { GET } from './administration/audit-events/export/route';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

async function exportAs(role: 'ADMIN' | 'RECRUITER' | 'VIEWER' | null, query: string): Promise<Response> {
  jest.mocked(findRequestActor).mockResolvedValue(role && (await createTestUser(role)).actor);
  const request = new Request(`http://127.0.0.1/api/v1/administration/audit-events/export?${query}`);
  return GET(request, { params: Promise.resolve({}) });
}

test('administrators get the log as a file in both formats, nobody else does', async () => {
  await refillAuditLog(['2 days', '1 day']);
  for (const [format, mediaType] of [
    ['csv', 'text/csv; charset=utf-8'],
    ['jsonl', 'application/jsonl'],
  ]) {
    const response = await exportAs('ADMIN', `format=${format}&action=user.renamed`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(mediaType);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="audit-log.${format}"`);
    expect((await response.text()).match(/user\.renamed/g)).toHaveLength(2);
    expect((await exportAs('RECRUITER', `format=${format}`)).status).toBe(403);
    expect((await exportAs('VIEWER', `format=${format}`)).status).toBe(403);
    expect((await exportAs(null, `format=${format}`)).status).toBe(401);
  }
  expect((await exportAs('ADMIN', 'format=xlsx')).status).toBe(422);
  expect((await exportAs('ADMIN', 'format=csv&actorId=x')).status).toBe(422);
});
