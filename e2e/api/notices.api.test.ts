import type { NoticeDto, NoticeFactsDto, NoticeList, NoticeVersionDto, NoticeVersions } from '@/lib/notices/schemas';
import { createAccount } from './setup';

const notices = '/administration/notices';
const path = `${notices}/terms/en`;

test('a notice is read, saved over its version, listed with its versions, and refused with its reason', async () => {
  const { client } = await createAccount('ADMIN');
  const { body: before } = await client.get<NoticeDto>(path);
  const put = (text: string | null, ifMatch = '*') =>
    client.put<NoticeDto & { detail: string; code: string }>(path, { text }, { headers: { 'if-match': ifMatch } });
  const saved = await put('# Our terms', `"v${before.version}"`);
  expect([saved.status, saved.body]).toMatchObject([200, { version: before.version + 1, template: false }]);
  const stale = await put('# Others', `"v${before.version}"`);
  expect([stale.status, stale.body.code]).toEqual([412, 'notice.changed']);
  const unknown = await put('# Our terms\n\n{kontakt}');
  expect([unknown.status, unknown.body.code]).toEqual([422, 'notice.unknown-placeholder']);
  expect(unknown.body.detail).toContain('{kontakt}');
  const { items } = (await client.get<NoticeVersions>(`${path}/versions`)).body;
  expect(items[0]?.version).toBe(saved.body.version);
  const version = await client.get<NoticeVersionDto>(`${path}/versions/${saved.body.version}`);
  expect(version.body.text).toBe('# Our terms');
  expect((await client.get(`${path}/versions/${saved.body.version + 1}`)).status).toBe(404);
  expect((await put(null)).body.template).toBe(true);
  expect((await client.get<NoticeList>(notices)).body.items).toHaveLength(8);

  const { version: _version, ...facts } = (await client.get<NoticeFactsDto>(`${notices}/facts`)).body;
  expect((await client.put(`${notices}/facts`, { ...facts, controller: 'x'.repeat(301) })).status).toBe(422);
  expect((await client.put(`${notices}/facts`, facts)).status).toBe(200);
});
