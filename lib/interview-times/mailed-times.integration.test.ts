import ICAL from 'ical.js';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { sendMail } from '@/lib/mail/send/send-mail';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { MailServer } from '@/tests/mail/mail-server';
import { cancelInterview } from './cancel-interview';
import { moveInterview } from './move-interview';
import { offerTimes } from './offer-times';
import { openTimesPage } from './open-times-page';
import { pickTime } from './pick-time';

const email = 'zenobia.czyz@poczta.example';
let server: MailServer;

beforeEach(async () => {
  server = await MailServer.start();
  Object.assign(env(), { SMTP_URL: server.url(), MAIL_FROM: { name: 'Rekrutacja', address: 'hr@company.example' } });
});
afterEach(async () => {
  await server.stop();
  Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined });
});

/** Sends what waits, as the durable function does. @returns what arrived since, by recipient */
async function deliver() {
  const before = server.received.length;
  const waiting = await database().mail.findMany({ where: { state: 'QUEUED' }, orderBy: { id: 'asc' } });
  for (const { id: mailId } of waiting) await sendMail(systemActor, { mailId });
  return new Map(server.received.slice(before).map((mail) => [mail.to[0] ?? '', mail]));
}

function eventOf(calendar = '') {
  const parsed = new ICAL.Component(ICAL.parse(calendar));
  const { uid, sequence, startDate } = new ICAL.Event(parsed.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: parsed.getFirstPropertyValue('method'),
    uid,
    sequence,
    startsAt: startDate.toJSDate().toISOString(),
  };
}

test('the link, the confirmations and the cancellation arrive with the event; no name of the candidate is mailed to people here', async () => {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  const person = { email, firstName: 'Zenobia', lastName: 'Czyż' };
  await database().candidate.update({ where: { id: candidateId }, data: person });
  const { email: recruiter } = await database().user.findUniqueOrThrow({ where: { id: actor.userId } });
  const { accepted } = await offerTimes(actor, {
    processId,
    choice: { candidateIds: [candidateId] },
    timeZone: 'Europe/Warsaw',
    minutes: 45,
    times: [`${daysLater(today(), 3)}T15:00`],
    place: 'ul. Długa 1, Gdańsk',
    note: '',
    mail: true,
    despiteOverlap: false,
  });
  expect(accepted).toMatchObject([{ link: null }]);
  const invitation = (await deliver()).get(email);
  const token = /interview-times#(\S+)/u.exec(invitation?.text ?? '')?.[1] ?? '';
  const { free, byMail } = await openTimesPage({ token });
  expect(byMail).toBe(true);
  const { slotId = '', startsAt = '' } = free[0] ?? {};
  await pickTime({ token, slotId, timeZone: 'America/New_York', locale: 'en', address: '198.51.100.9' });

  const picked = await deliver();
  const own = picked.get(email);
  expect(own?.calendarType).toMatch(/method=REQUEST/);
  expect(own?.text).toMatch(/\b09:00\b.*Eastern/u);
  expect(own?.text).toContain(`interview-times#${token}`);
  const arranged = eventOf(own?.calendar);
  expect(arranged).toMatchObject({ method: 'REQUEST', sequence: 0, startsAt });
  const team = picked.get(recruiter);
  expect(eventOf(team?.calendar)).toEqual(arranged);
  expect(team?.text).toMatch(/15:00.*środkowoeuropejski/u);
  expect(JSON.stringify([team, team?.headers.get('subject')])).not.toMatch(/Zenobia|Czyż|zenobia/u);

  // The link has ended meanwhile: the mail about another time has one that works.
  await database().outsiderLink.updateMany({ where: { candidateId }, data: { expiresAt: new Date(Date.now() - 1) } });
  const start = `${daysLater(today(), 4)}T09:00`;
  const move = { start, timeZone: 'Europe/Warsaw', minutes: 30, despiteOverlap: false };
  await moveInterview(actor, { processId, candidateId, ...move });
  const moved = (await deliver()).get(email);
  const renewed = /interview-times#(\S+)/u.exec(moved?.text ?? '')?.[1] ?? '';
  const { event } = await openTimesPage({ token: renewed });
  expect(eventOf(moved?.calendar)).toEqual({ ...arranged, sequence: 1, startsAt: event?.startsAt });

  await cancelInterview(actor, { processId, candidateId });
  const off = await deliver();
  for (const reader of [email, recruiter])
    expect(eventOf(off.get(reader)?.calendar)).toMatchObject({ uid: arranged.uid, method: 'CANCEL', sequence: 2 });
  expect(await database().mail.count({ where: { candidateId, state: { not: 'SENT' } } })).toBe(0);
});
