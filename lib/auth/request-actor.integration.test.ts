import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { findRequestActor } from './request-actor';
import { openSession } from './sessions';

let sessionId = '';
let cookie = '';

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ cookie, 'x-peer-address': '192.0.2.5' })),
}));
jest.mock('@/lib/db/database-probe', () => ({ requireDatabase: () => Promise.resolve() }));
jest.mock('./session-cookies', () => ({ findSessionId: () => sessionId }));

test('who asks is answered in the language of the cookie; the account’s serves where there is none', async () => {
  const { actor } = await createTestUser('RECRUITER');
  sessionId = await openSession(actor.userId);
  await database().user.update({ where: { id: actor.userId }, data: { locale: 'en' } });
  const languageOf = async (sent: string) => {
    cookie = sent;
    return (await findRequestActor())?.locale;
  };
  expect(await languageOf('locale=pl; a=1')).toBe('pl');
  expect(await languageOf('locale=en')).toBe('en');
  expect(await languageOf('locale=de')).toBe('en');
  expect(await languageOf('a=1')).toBe('en');
});

test('who asks carries the network that the request comes from', async () => {
  const { actor } = await createTestUser('RECRUITER');
  sessionId = await openSession(actor.userId);
  expect(await findRequestActor()).toMatchObject({ userId: actor.userId, sessionId, address: '192.0.2.5' });
});
