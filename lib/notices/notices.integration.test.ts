import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { getNoticeFacts } from './get-notice-facts';
import { getNoticeVersion } from './get-notice-version';
import { listNoticeVersions } from './list-notice-versions';
import { listNotices } from './list-notices';
import { openNotice } from './open-notice';
import { saveNotice } from './save-notice';
import { saveNoticeFacts } from './save-notice-facts';
import type { NoticeId } from './schemas';
import { showNotice } from './show-notice';

const privacy: NoticeId = { kind: 'privacy', locale: 'pl' };
const terms: NoticeId = { kind: 'terms', locale: 'pl' };
const record: NoticeId = { kind: 'processing-record', locale: 'pl' };
const empty = { controller: '', address: '', contact: '', officer: '', storagePl: '', storageEn: '' };

async function administrator() {
  return (await createTestUser('ADMIN')).actor;
}

test('a notice is saved in versions; visitors see the latest, and the template again when asked', async () => {
  const actor = await administrator();
  const template = await showNotice('privacy', 'pl');
  expect(template).toMatchObject({ title: 'Polityka prywatności', savedAt: null, unsure: false });

  const first = await saveNotice(actor, { ...privacy, text: '# Nasza polityka\n\nPisz: {contact}', ifMatch: '"v0"' });
  expect(first).toMatchObject({ version: 1, template: false, savedBy: { userId: actor.userId } });
  await saveNoticeFacts(actor, { ...empty, contact: 'rodo@acme.example', ifMatch: '"v0"' });
  const shown = await showNotice('privacy', 'pl');
  expect(shown.title).toBe('Nasza polityka');
  expect(JSON.stringify(shown.body)).toContain('mailto:rodo@acme.example');
  expect((await showNotice('privacy', 'en')).title).toBe('Privacy Policy');

  await saveNotice(actor, { ...privacy, text: null, ifMatch: '"v1"' });
  expect((await showNotice('privacy', 'pl')).title).toBe(template.title);
  const { items } = await listNoticeVersions(actor, privacy);
  expect(items.map(({ version, template: own }) => [version, own])).toEqual([
    [2, true],
    [1, false],
  ]);
  const { former, page } = await openNotice(actor, { ...privacy, version: 1 });
  expect([former?.version, page.title]).toEqual([1, 'Nasza polityka']);
  await expect(getNoticeVersion(actor, { ...privacy, version: 3 })).rejects.toMatchObject({
    code: 'notice.version-not-found',
  });
  const listed = (await listNotices(actor)).items;
  expect(listed).toHaveLength(8);
  expect(listed.filter(({ version }) => version > 0)).toMatchObject([{ ...privacy, version: 2, template: true }]);

  const logged = await database().auditEvent.findMany({
    where: { action: { startsWith: 'notice.' } },
    orderBy: { id: 'asc' },
  });
  expect(logged.map(({ action, details }) => [action, details])).toEqual([
    ['notice.saved', { notice: 'privacy', language: 'pl', version: 1, template: false }],
    ['notice.facts-saved', { version: 1, facts: ['contact'] }],
    ['notice.saved', { notice: 'privacy', language: 'pl', version: 2, template: true }],
  ]);
});

test('a save over a version that is no longer the latest is refused, and of two at once one', async () => {
  const actor = await administrator();
  const save = (text: string, ifMatch: string) => saveNotice(actor, { ...terms, text, ifMatch });
  const both = await Promise.allSettled([save('# A', '"v0"'), save('# B', '"v0"')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(save('# C', '"v0"')).rejects.toMatchObject({ code: 'notice.changed', etag: '"v1"' });
  expect(await save('# C', '*')).toMatchObject({ version: 2, text: '# C' });
  // The same again is no version.
  expect(await save('# C', '"v2"')).toMatchObject({ version: 2 });
  await saveNoticeFacts(actor, { ...empty, controller: 'Acme', ifMatch: '"v1"' });
  const stale = saveNoticeFacts(actor, { ...empty, ifMatch: '"v1"' });
  await expect(stale).rejects.toMatchObject({ code: 'notice.changed' });
  expect(await getNoticeFacts(actor)).toMatchObject({ controller: 'Acme', version: 2 });
});

test('unknown placeholders are refused by name, and a text without a title', async () => {
  const actor = await administrator();
  const save = (text: string) => saveNotice(actor, { ...record, text, ifMatch: '"v0"' });
  await expect(save('# A\n\n{controler} i {kontakt}, {address}')).rejects.toMatchObject({
    code: 'notice.unknown-placeholder',
    values: { names: '{controler}, {kontakt}' },
  });
  await expect(save('Bez tytułu')).rejects.toMatchObject({ code: 'notice.no-title' });
  expect((await listNoticeVersions(actor, record)).items).toEqual([]);
});

test('the periods are those of the active rules of retention', async () => {
  const rule = { basis: 'RECRUITMENT', since: 'PROCESS_ENDED', period: 45, unit: 'DAY', action: 'ERASE' } as const;
  await database().retentionRule.createMany({
    data: [
      { ...rule, name: 'Po procesie', position: 900, active: true, activeSince: new Date() },
      { ...rule, name: 'Wyłączona', position: 901, period: 77 },
    ],
  });
  const { values } = await openNotice(await administrator(), { ...privacy, locale: 'en', version: null });
  expect(values.periods).toContain('45 days from the end of the process');
  expect(values.periods).not.toContain('77');
  expect(values.periods).toContain('Other candidates');
});

test('only administrators read and change them', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const refused = { code: 'permission.denied' };
  await expect(saveNotice(actor, { ...privacy, text: '# A', ifMatch: null })).rejects.toMatchObject(refused);
  await expect(saveNoticeFacts(actor, { ...empty, ifMatch: null })).rejects.toMatchObject(refused);
  await expect(listNotices(actor)).rejects.toMatchObject(refused);
  await expect(openNotice(actor, { ...privacy, version: null })).rejects.toMatchObject(refused);
});
