import ICAL from 'ical.js';
import { restrictProcess } from '@/lib/processes/access/restrict-process';
import { decideCandidate } from '@/lib/candidates/decisions/decide-candidate';
import { undoDecision } from '@/lib/candidates/decisions/undo-decision';
import { listActivities } from '@/lib/candidates/details/list-activities';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { database } from '@/lib/db/client';
import { decideSchema } from '@/lib/domain/candidate-review-schemas';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { cancelInterview } from './cancel-interview';
import { declineTimes } from './decline-times';
import { downloadCalendar, downloadOwnCalendar } from './download-calendar';
import { getInterviewTimes } from './get-interview-times';
import { listUpcomingInterviews } from './list-upcoming-interviews';
import { moveInterview } from './move-interview';
import { offerTimes } from './offer-times';
import { openTimesPage } from './open-times-page';
import { pickTime } from './pick-time';
import { renewTimesLink } from './renew-times-link';
import { offerTimesSchema, type OfferTimes } from './times-schemas';

const address = '198.51.100.9';
const day = (days: number) => daysLater(today(), days);
const gone = { code: 'link.invalid' };

async function scene(count = 1) {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const ids = rows.map(({ id }) => id);
  const offer = (input: Partial<OfferTimes> = {}, by = actor) =>
    offerTimes(by, {
      processId,
      ...offerTimesSchema.parse({
        choice: { candidateIds: ids },
        timeZone: 'Europe/Warsaw',
        minutes: 45,
        times: [`${day(3)}T10:00`, `${day(4)}T12:30`],
        place: 'https://spotkanie.example/abc',
        mail: false,
        ...input,
      }),
    });
  const tokensOf = async (input?: Partial<OfferTimes>) =>
    (await offer(input)).accepted.map(({ link }) => link?.split('#')[1] ?? '');
  return { actor, processId, ids, place: { processId, candidateId: ids[0] ?? '' }, offer, tokensOf };
}

const pick = (token: string, slotId = '') =>
  pickTime({ token, slotId, timeZone: 'America/New_York', locale: 'en', address });

/** Picks the n-th of the free times. */
async function pickFree(token: string, index = 0): Promise<string> {
  const slotId = (await openTimesPage({ token })).free[index]?.slotId ?? '';
  await pick(token, slotId);
  return slotId;
}

function readEvent({ content }: { content: string }) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const { uid, sequence, startDate } = event;
  return { method: calendar.getFirstPropertyValue('method'), uid, sequence, startsAt: startDate.toJSDate() };
}

test('of all who pick one time at once one gets it; the others are told and see what is left', async () => {
  const { ids, tokensOf } = await scene(4);
  const tokens = await tokensOf();
  const [first, second] = (await openTimesPage({ token: tokens[0] ?? '' })).free;
  const outcomes = await Promise.allSettled(tokens.map((token) => pick(token, first?.slotId)));
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(lost).toEqual(ids.slice(1).map(() => expect.objectContaining({ code: 'interview-times.taken' })));
  const loser = tokens[outcomes.findIndex(({ status }) => status === 'rejected')] ?? '';
  expect(await openTimesPage({ token: loser })).toMatchObject({
    state: 'OFFERED',
    event: null,
    free: [{ slotId: second?.slotId }],
  });
  expect(await database().interviewInvitation.count({ where: { slotId: first?.slotId ?? '' } })).toBe(1);
});

test('nobody sees who else was offered the times', async () => {
  const { ids, tokensOf } = await scene(2);
  await database().candidate.update({
    where: { id: ids[1] ?? '' },
    data: { firstName: 'Żaneta', lastName: 'Wyjątkowska', email: 'zaneta@poczta.example' },
  });
  const [token = ''] = await tokensOf();
  const said = JSON.stringify([
    await openTimesPage({ token }),
    (await pickFree(token), await downloadOwnCalendar({ token, locale: 'pl' })),
  ]);
  expect(said).not.toMatch(/Żaneta|Wyjątkowska|zaneta@/);
});

test('times across the end and the beginning of summer time are those of the recruiter’s clock', async () => {
  const year = Number(today().slice(0, 4)) + (today() < `${today().slice(0, 4)}-03-01` ? 0 : 1);
  const lastSunday = (month: number) => {
    const end = new Date(Date.UTC(year, month, 0));
    return daysLater(end.toISOString().slice(0, 10), -end.getUTCDay());
  };
  const [march, october] = [lastSunday(3), lastSunday(10)];
  const { tokensOf, offer } = await scene();
  const times = [daysLater(march, -1), march, daysLater(october, -1), october].map((one) => `${one}T10:00`);
  const [token = ''] = await tokensOf({ times });
  const { free } = await openTimesPage({ token });
  expect(free.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['09:00', '08:00', '08:00', '09:00']);
  await pickFree(token, 1);
  expect(readEvent(await downloadOwnCalendar({ token, locale: 'pl' })).startsAt).toEqual(
    new Date(`${march}T08:00:00Z`),
  );
  const skipped = { code: 'interview-times.no-such-time', values: { time: `${march} 02:30` } };
  await expect(offer({ times: [`${march}T02:30`] })).rejects.toMatchObject(skipped);
});

test('picking, changing, calling off and picking again are one event with a rising sequence', async () => {
  const { actor, place, tokensOf } = await scene();
  const [token = ''] = await tokensOf();
  const own = async () => readEvent(await downloadOwnCalendar({ token, locale: 'en' }));
  await expect(own()).rejects.toMatchObject({ code: 'interview-times.not-found' });
  const first = await pickFree(token);
  // Pressed twice.
  await pick(token, first);
  const picked = await own();
  expect(picked).toMatchObject({ method: 'PUBLISH', sequence: 0 });
  await pickFree(token);
  expect(await own()).toMatchObject({ uid: picked.uid, sequence: 1 });
  expect((await openTimesPage({ token })).free.map(({ slotId }) => slotId)).toEqual([first]);
  await declineTimes({ token, address });
  expect(await own()).toMatchObject({ method: 'CANCEL', uid: picked.uid, sequence: 2 });
  expect((await getInterviewTimes(actor, place)).current).toMatchObject({ state: 'DECLINED' });
  await pickFree(token);
  const team = readEvent(await downloadCalendar(actor, place));
  expect(team).toEqual({ method: 'REQUEST', uid: picked.uid, sequence: 3, startsAt: picked.startsAt });
  const kinds = (await listActivities(actor, place)).items.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('interview.'))).toEqual([
    'interview.arranged',
    'interview.declined',
    'interview.arranged',
    'interview.arranged',
    'interview.times-offered',
  ]);
});

test('the recruiter moves the interview and calls it off; the time that was is nobody’s any more', async () => {
  const { actor, place, ids, tokensOf } = await scene(2);
  const [token = '', other = ''] = await tokensOf();
  await pickFree(token);
  const move = { timeZone: 'Europe/Warsaw', minutes: 30, despiteOverlap: false };
  await moveInterview(actor, { ...place, ...move, start: `${day(9)}T08:15` });
  const { current } = await getInterviewTimes(actor, place);
  expect(current).toMatchObject({ state: 'ARRANGED', link: { expiresAt: current?.event?.endsAt } });
  expect(readEvent(await downloadOwnCalendar({ token, locale: 'pl' }))).toMatchObject({ sequence: 1 });
  expect((await openTimesPage({ token: other })).free).toHaveLength(1);
  expect(await listUpcomingInterviews(actor)).toEqual([]);
  await moveInterview(actor, { ...place, ...move, start: `${day(2)}T08:15` });
  expect(await listUpcomingInterviews(actor)).toMatchObject([{ candidateId: ids[0], place: expect.any(String) }]);
  await cancelInterview(actor, place);
  await expect(openTimesPage({ token })).rejects.toMatchObject(gone);
  expect(readEvent(await downloadCalendar(actor, place))).toMatchObject({ method: 'CANCEL', sequence: 3 });
  expect((await openTimesPage({ token: other })).free).toHaveLength(1);
  expect(await listUpcomingInterviews(actor)).toEqual([]);
  await expect(cancelInterview(actor, place)).rejects.toMatchObject({ code: 'interview-times.not-found' });
});

test('an interview of who is rejected is not moved, and home says that it is to be called off', async () => {
  const { actor, place, tokensOf } = await scene();
  const [token = ''] = await tokensOf();
  await pickFree(token);
  await database().candidate.update({ where: { id: place.candidateId }, data: { decision: 'REJECT' } });
  const move = { timeZone: 'Europe/Warsaw', minutes: 30, despiteOverlap: false, start: `${day(2)}T08:15` };
  await expect(moveInterview(actor, { ...place, ...move })).rejects.toMatchObject({
    code: 'interview-times.not-found',
  });
  expect(await listUpcomingInterviews(actor)).toMatchObject([{ candidateId: place.candidateId, isRejected: true }]);
});

test('past, double and overlapping times are refused, the last unless it is meant', async () => {
  const { offer, ids } = await scene(2);
  const ahead = { code: 'interview-times.not-ahead' };
  await expect(offer({ times: [`${day(-1)}T10:00`] })).rejects.toMatchObject(ahead);
  await expect(offer({ times: [`${day(400)}T10:00`] })).rejects.toMatchObject(ahead);
  const twice = { choice: { candidateIds: ids }, timeZone: 'Europe/Warsaw', minutes: 30, place: 'Biuro', mail: false };
  expect(offerTimesSchema.safeParse({ ...twice, times: [`${day(3)}T10:00`, `${day(3)}T10:00`] }).success).toBe(false);
  expect(offerTimesSchema.safeParse({ ...twice, timeZone: 'Mars/Olympus', times: [`${day(3)}T10:00`] }).success).toBe(
    false,
  );
  await offer({ choice: { candidateIds: ids.slice(0, 1) } });
  const crossing = { choice: { candidateIds: ids.slice(1) }, times: [`${day(3)}T10:30`] };
  await expect(offer(crossing)).rejects.toMatchObject({ code: 'interview-times.overlapping' });
  expect((await offer({ ...crossing, despiteOverlap: true })).accepted).toHaveLength(1);
  // One's own open offer is replaced, so that it is in nobody's way.
  expect((await offer({ choice: { candidateIds: ids } })).accepted).toHaveLength(2);
});

test('a later offer ends the link before; whoever has an interview or is rejected is offered none', async () => {
  const { actor, processId, ids, offer, tokensOf } = await scene(3);
  const [former = ''] = await tokensOf();
  const [token = ''] = await tokensOf();
  await expect(openTimesPage({ token: former })).rejects.toMatchObject(gone);
  await pickFree(token);
  // The interview that is arranged stays in the way of what the others are offered.
  await expect(offer()).rejects.toMatchObject({ code: 'interview-times.overlapping' });
  const reject = { processId, candidateId: ids[1] ?? '', ...decideSchema.parse({ decision: 'REJECT' }) };
  await decideCandidate(actor, reject);
  const { accepted, refused } = await offer({ choice: { candidateIds: [...ids, processId] }, despiteOverlap: true });
  expect(accepted.map(({ candidateId }) => candidateId)).toEqual([ids[2]]);
  expect(refused.map(({ candidateId, reason }) => [candidateId, reason])).toEqual([
    [processId, 'NOT_FOUND'],
    [ids[0], 'ARRANGED'],
    [ids[1], 'REJECTED'],
  ]);
});

test('the link is closed by a rejection until it is undone, by archiving, and by a restriction to others', async () => {
  const { actor, processId, place, tokensOf } = await scene();
  const admin = (await createTestUser('ADMIN')).actor;
  const [token = ''] = await tokensOf();
  const { decision } = await decideCandidate(actor, { ...place, ...decideSchema.parse({ decision: 'REJECT' }) });
  await expect(openTimesPage({ token })).rejects.toMatchObject(gone);
  await expect(pick(token, processId)).rejects.toMatchObject(gone);
  expect((await getInterviewTimes(actor, place)).current?.link).toBeNull();
  await undoDecision(actor, { ...place, decisionId: decision?.decisionId ?? '' });
  await openTimesPage({ token });
  await database().process.update({ where: { id: processId }, data: { status: 'ARCHIVED' } });
  await expect(openTimesPage({ token })).rejects.toMatchObject(gone);
  await database().process.update({ where: { id: processId }, data: { status: 'ACTIVE' } });
  await restrictProcess(admin, { processId, restricted: true });
  // Who offered the times made the process, and so is a member.
  await openTimesPage({ token });
  await database().processMember.deleteMany({ where: { processId, userId: actor.userId } });
  await expect(openTimesPage({ token })).rejects.toMatchObject(gone);
  await expect(getInterviewTimes(actor, place)).rejects.toMatchObject({ code: 'process.not-found' });
});

test('erasure ends the link and takes everything away; the time is free for others', async () => {
  const { place, tokensOf } = await scene(2);
  const admin = (await createTestUser('ADMIN')).actor;
  const [token = '', other = ''] = await tokensOf({ note: 'Do zobaczenia, Ewo' });
  await pickFree(token);
  await eraseCandidate(admin, place);
  await expect(openTimesPage({ token })).rejects.toMatchObject(gone);
  expect(await database().interviewInvitation.count({ where: { candidateId: place.candidateId } })).toBe(0);
  expect((await openTimesPage({ token: other })).free).toHaveLength(2);
});

test('nothing changes once the interview has begun, and the link ends when the last time is over', async () => {
  const { actor, place, tokensOf } = await scene();
  const [token = ''] = await tokensOf();
  await pickFree(token);
  const begun = { startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + 60_000) };
  await database().interviewInvitation.updateMany({ where: { candidateId: place.candidateId }, data: begun });
  expect(await openTimesPage({ token })).toMatchObject({ hasBegun: true });
  const late = { code: 'interview-times.too-late' };
  await expect(pickFree(token)).rejects.toMatchObject(late);
  await expect(declineTimes({ token, address })).rejects.toMatchObject(late);
  await expect(cancelInterview(actor, place)).rejects.toMatchObject(late);
  await database().outsiderLink.updateMany({
    where: { candidateId: place.candidateId },
    data: { expiresAt: begun.startsAt },
  });
  await expect(openTimesPage({ token })).rejects.toMatchObject(gone);
});

test('a new link ends the one before; a viewer changes nothing; too many changes have to wait', async () => {
  const { actor, place, offer, tokensOf } = await scene();
  const [former = ''] = await tokensOf();
  const viewer = (await createTestUser('VIEWER')).actor;
  const denied = { code: 'permission.denied' };
  await expect(renewTimesLink(viewer, { ...place, mail: false })).rejects.toMatchObject(denied);
  await expect(offer({}, viewer)).rejects.toMatchObject(denied);
  await expect(cancelInterview(viewer, place)).rejects.toMatchObject(denied);
  expect((await getInterviewTimes(viewer, place)).current).toMatchObject({ state: 'OFFERED' });
  await expect(renewTimesLink(actor, { ...place, mail: true })).rejects.toMatchObject({ code: 'mail.not-set-up' });
  const { link } = await renewTimesLink(actor, { ...place, mail: false });
  const token = link?.split('#')[1] ?? '';
  await expect(openTimesPage({ token: former })).rejects.toMatchObject(gone);
  const codes = new Set<string>();
  for (let attempt = 0; attempt < 15; attempt += 1)
    await pickFree(token).catch((error: { code: string }) => codes.add(error.code));
  expect([...codes]).toEqual(['request.too-many']);
});
