import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { decideCandidates } from '@/lib/candidates/decisions/decide-candidates';
import { undoDecisions } from '@/lib/candidates/decisions/undo-decisions';
import { exportDataCopy } from '@/lib/candidates/copy/export-data-copy';
import { listActivities } from '@/lib/candidates/details/list-activities';
import { database } from '@/lib/db/client';
import { decideManySchema } from '@/lib/domain/candidate-review-schemas';
import type { MessageKind } from '@/lib/domain/message-enums';
import {
  messagePreviewSchema,
  sendMessagesSchema,
  sentMessagesSchema,
  waitingMessagesSchema,
} from '@/lib/domain/message-schemas';
import { env } from '@/lib/env';
import { sendMail } from '@/lib/mail/send/send-mail';
import { retryMail } from '@/lib/mail/administration/retry-mail';
import { endOutdatedMails } from '@/lib/mail/send/end-outdated-mails';
import { tellPayRange } from '@/lib/person-rights/tell-pay-range';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { createLinkedProcess } from '@/tests/ats/linked-process';
import { MailServer } from '@/tests/mail/mail-server';
import { callBackMails } from './call-back-mails';
import { callBackMessages } from './call-back-messages';
import { listWaitingMessages } from './list-waiting-messages';
import { previewMessages } from './preview-messages';
import { sendMessages } from './send-messages';

const db = database();
let server: MailServer;

beforeEach(async () => {
  server = await MailServer.start();
  Object.assign(env(), { SMTP_URL: server.url(), MAIL_FROM: { name: 'Rekrutacja', address: 'hr@company.example' } });
  await db.noticeFacts.update({ where: { id: 1 }, data: { controller: 'Wydumane Systemy sp. z o.o.' } });
});
afterEach(async () => {
  await server.stop();
  Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined });
});

type Sent = Parameters<typeof sendMessages>[1];

async function scene(count = 1) {
  const { actor, email } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: count + 3 });
  const rows = await db.candidate.findMany({
    where: { processId, currentAnalysisId: { not: null } },
    orderBy: { ordinalNumber: 'asc' },
    take: count,
  });
  const ids = rows.map(({ id }) => id);
  await db.candidate.updateMany({ where: { processId }, data: { decision: null, email: null } });
  for (const id of ids) await db.candidate.update({ where: { id }, data: { email: `${id}@people.example` } });
  const choice = { candidateIds: ids };
  const preview = (kind: MessageKind, as: PersonActor = actor) => previewMessages(as, { processId, kind, choice });
  const send = async (
    { again = false, ...change }: Partial<Sent> & { kind: MessageKind; again?: boolean },
    as: PersonActor = actor,
  ) => {
    const { templates } = await preview(change.kind);
    const people = ids.map((candidateId) => ({ candidateId, locale: 'pl' as const, again }));
    const input = { requestId: randomUUID(), way: 'MAIL', texts: templates, people, ...change };
    return sendMessages(as, { processId, ...sendMessagesSchema.parse(input) });
  };
  const reject = () =>
    decideCandidates(actor, { processId, ...decideManySchema.parse({ choice, decision: 'REJECT', note: 'Za mało' }) });
  const [candidateId = ''] = ids;
  return { actor, email, processId, ids, candidateId, preview, send, reject };
}

const messageOf = (id: string) => db.candidateMessage.findUniqueOrThrow({ where: { id } });
const run = (mailId: string) => sendMail(systemActor, { mailId });
/** As if the ten minutes were over. */
const makeDue = (id: string) =>
  db.mail.update({ where: { id }, data: { nextAttemptAt: new Date(), claimedUntil: null } });
const idsOf = ({ messages }: { messages: { messageId: string }[] }) => messages.map(({ messageId }) => messageId);

test('waits ten minutes, then leaves once, to the candidate, with the answer to its author', async () => {
  const { actor, email, candidateId, processId, send, preview } = await scene();
  const shown = await preview('received');
  expect(messagePreviewSchema.parse(shown)).toEqual(shown);
  const sent = await send({ kind: 'received' });
  expect(sentMessagesSchema.parse(sent)).toEqual(sent);
  const [id = ''] = idsOf(sent);
  expect((await run(id)).waitSeconds).toBeGreaterThan(590);
  expect(server.received).toEqual([]);
  await makeDue(id);
  await Promise.all([run(id), run(id)]);
  await run(id);
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  const { name } = await db.process.findUniqueOrThrow({ where: { id: processId } });
  expect(mail?.to).toEqual([`${candidateId}@people.example`]);
  expect(mail?.headers.get('subject')).toBe(`Zgłoszenie na stanowisko ${name}`);
  expect(mail?.headers.get('reply-to')).toContain(email);
  expect(mail?.headerNames).not.toContain('auto-submitted');
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain('Wydumane Systemy sp. z o.o.');
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toContain('Nie odpowiadaj');
  }
  const { items } = await listActivities(actor, { processId, candidateId });
  expect(items.find(({ kind }) => kind === 'MESSAGE')).toMatchObject({
    message: { state: 'SENT', recipient: `${candidateId}@people.example`, text: expect.stringContaining(name) },
  });
  expect((await preview('received')).people[0]?.sentBefore).toEqual(expect.any(String));
  const { bytes } = await exportDataCopy(actor, { processId, candidateId });
  expect(bytes.length).toBeGreaterThan(0);
  const logged = await db.auditEvent.findMany({ where: { action: 'candidate.message-written', candidateId } });
  expect(JSON.stringify(logged)).not.toMatch(/@people|Dzień dobry/);
});

test('its author sees what waits, by sending, until it left or was called back; nobody else does', async () => {
  const { actor, processId, send } = await scene(3);
  const sent = await send({ kind: 'received' });
  await send({ kind: 'talent-pool' });
  const waiting = await listWaitingMessages(actor);
  expect(waitingMessagesSchema.parse(waiting)).toEqual(waiting);
  expect(waiting.items).toMatchObject([{ processId, sendAt: sent.sendAt }, { processId }]);
  expect(waiting.items[0]?.messageIds.toSorted()).toEqual(idsOf(sent).toSorted());
  const [gone = ''] = idsOf(sent);
  await makeDue(gone);
  await run(gone);
  expect((await listWaitingMessages(actor)).items[0]?.messageIds).toHaveLength(2);
  await callBackMessages(actor, { processId, messageIds: idsOf(sent) });
  expect((await listWaitingMessages(actor)).items).toHaveLength(1);
  const { actor: colleague } = await createTestUser('RECRUITER');
  expect(await listWaitingMessages(colleague)).toEqual({ items: [] });
  await db.process.update({ where: { id: processId }, data: { restricted: true } });
  expect(await listWaitingMessages(actor)).toEqual({ items: [] });
  await db.process.update({ where: { id: processId }, data: { restricted: false } });
});

test('after a process died between claim and sending it leaves once', async () => {
  const { send } = await scene();
  const [id = ''] = idsOf(await send({ kind: 'received' }));
  await makeDue(id);
  await db.mail.update({ where: { id }, data: { attempts: 1, claimedUntil: new Date(Date.now() + 30_000) } });
  expect((await run(id)).waitSeconds).toBeGreaterThan(20);
  expect(server.received).toEqual([]);
  await makeDue(id);
  await run(id);
  await run(id);
  expect(server.received).toHaveLength(1);
  expect(await messageOf(id)).toMatchObject({ state: 'SENT' });
});

test('called back within the delay nothing leaves; too late says so', async () => {
  const { actor, processId, send } = await scene(3);
  const ids = idsOf(await send({ kind: 'received' }));
  const [gone = '', one = '', other = ''] = ids;
  await makeDue(gone);
  await run(gone);
  expect(await callBackMessages(actor, { processId, messageIds: [gone, one] })).toEqual({
    calledBack: [one],
    tooLate: [gone],
  });
  // Another process does not reach it.
  const elsewhere = await createTestProcess(actor);
  const foreign = { processId: elsewhere.id, messageIds: [other] };
  expect(await callBackMessages(actor, foreign)).toEqual({ calledBack: [], tooLate: [other] });
  const { actor: admin } = await createTestUser('ADMIN');
  await expect(callBackMails(actor, { mailIds: null })).rejects.toMatchObject({ code: 'permission.denied' });
  expect((await callBackMails(admin, { mailIds: [other] })).count).toBe(1);
  for (const id of [one, other]) {
    expect(await run(id)).toEqual({ waitSeconds: null });
    expect(await messageOf(id)).toMatchObject({ state: 'CALLED_BACK' });
  }
  expect(server.received).toHaveLength(1);
  // What was called back may be sent again unasked.
  expect((await send({ kind: 'received' })).refused).toEqual([expect.objectContaining({ reason: 'SENT_BEFORE' })]);
});

test('a refused recipient is seen at the candidate, and another attempt too', async () => {
  const { actor, processId, candidateId, send } = await scene();
  const [id = ''] = idsOf(await send({ kind: 'received' }));
  await makeDue(id);
  server.refusals.push({ at: 'RCPT', code: 550 });
  await run(id);
  const { items } = await listActivities(actor, { processId, candidateId });
  expect(items.find(({ kind }) => kind === 'MESSAGE')).toMatchObject({
    message: { state: 'FAILED', failure: 'RECIPIENT' },
  });
  const { actor: admin } = await createTestUser('ADMIN');
  await retryMail(admin, { mailId: id });
  await run(id);
  expect(await messageOf(id)).toMatchObject({ state: 'SENT', failure: null });
});

test('an unknown or empty field is named, and nobody gets anything', async () => {
  const { send } = await scene(2);
  const text = { subject: 'Zgłoszenie', text: 'Dzień dobry {imie}, {details}' };
  await expect(send({ kind: 'received', texts: { pl: text } })).rejects.toMatchObject({
    code: 'message.faulty',
    fields: expect.arrayContaining([
      { path: 'texts.pl.text', code: 'message-unknown-field', values: { field: '{imie}' } },
      { path: expect.stringMatching(/^people\./), code: 'message-empty-field', values: { field: '{details}' } },
    ]),
  });
  await expect(send({ kind: 'invitation' })).rejects.toMatchObject({ code: 'message.faulty' });
  expect(await db.candidateMessage.count({ where: { subject: 'Zgłoszenie' } })).toBe(0);
});

test.each([
  ['Ile zarabia Pani obecnie?', 'message-earlier-pay'],
  ['What is your current salary?', 'message-earlier-pay'],
  ['Państwa wynik dopasowania to 43 na 100.', 'message-score'],
  ['Szukamy osoby młodej, do 35 lat.', 'message-private'],
])('"%s" does not leave: %s', async (sentence, code) => {
  const { send } = await scene();
  const texts = { pl: { subject: 'Zgłoszenie', text: `Dzień dobry. ${sentence}` } };
  await expect(send({ kind: 'more-information', texts })).rejects.toMatchObject({
    fields: [{ path: 'texts.pl.text', code, values: { sentence } }],
  });
});

test('a rejection names reasons from the verdicts, no score; what nothing proves is refused, and who is not rejected gets none', async () => {
  const { actor, processId, candidateId, send, preview, reject } = await scene();
  expect((await preview('rejection')).refused).toMatchObject([{ reason: 'NOT_REJECTED' }]);
  const { requestId } = await reject();
  const [person] = (await preview('rejection')).people;
  const { currentAnalysis } = await db.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    include: { currentAnalysis: true },
  });
  const reasons = person?.values.pl.reasons ?? '';
  expect(reasons).toMatch(/^– .+: (CV|Z CV)/);
  expect(reasons).not.toContain(String(currentAnalysis?.matchScore));
  const edit = (text: string) =>
    send({ kind: 'rejection', people: [{ candidateId, locale: 'pl', reasons: `${reasons}\n${text}`, again: false }] });
  for (const [text, code] of [
    ['CV podaje pracę przez siedemnaście lat.', 'letter-figure'],
    ['Inni kandydaci wypadli lepiej niż Pani.', 'letter-comparison'],
    ['Ciąża i dzieci utrudniają taką pracę.', 'message-private'],
  ]) {
    await expect(edit(text ?? '')).rejects.toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ path: `people.${candidateId}`, code })]),
    });
  }
  const [id = ''] = idsOf(await send({ kind: 'rejection' }));
  expect((await messageOf(id)).text).toContain(reasons);
  // The decision is taken back while the message waits.
  await undoDecisions(actor, { processId, requestId });
  await makeDue(id);
  await run(id);
  expect(server.received).toEqual([]);
  expect(await messageOf(id)).toMatchObject({ state: 'OUTDATED' });
});

test('an invitation tells the pay range, which is noted once it has left', async () => {
  const { actor, processId, candidateId, send, preview } = await scene();
  const elsewhere = await createTestCandidates({ processId, count: 1 });
  expect(elsewhere).toBeUndefined();
  const texts = { pl: { subject: '{position}', text: 'Wynagrodzenie: {payRange}' } };
  await expect(send({ kind: 'invitation', texts })).rejects.toMatchObject({ code: 'message.faulty' });
  const told = { range: '9 000–12 000 zł brutto', on: '2026-11-30', way: 'ADVERT' as const };
  const other = await db.candidate.findFirstOrThrow({ where: { processId, id: { not: candidateId } } });
  await tellPayRange(actor, { processId, choice: { candidateIds: [other.id] }, ...told });
  expect((await preview('invitation')).people[0]?.knowsPayRange).toBe(false);
  const [id = ''] = idsOf(await send({ kind: 'invitation', texts }));
  expect(await db.payRangeNotice.count({ where: { candidateId } })).toBe(0);
  await makeDue(id);
  await run(id);
  expect(server.received[0]?.text).toContain('9 000–12 000 zł brutto');
  expect(await db.payRangeNotice.findMany({ where: { candidateId } })).toMatchObject([{ way: 'EMAIL', version: 1 }]);
});

test('many at once: who cannot get one is left out with the reason, and nobody gets the same twice unasked', async () => {
  const { actor, processId, ids, send, preview } = await scene(5);
  const [first = '', noMail = '', erased = '', gone = ''] = ids;
  await db.candidate.update({ where: { id: noMail }, data: { email: null } });
  await db.atsErasure.create({
    data: {
      candidateId: erased,
      processId,
      departure: 'DELETED',
      byPerson: true,
      keptUntil: new Date(),
      files: [],
      content: {},
    },
  });
  await db.candidate.delete({ where: { id: gone } });
  const { people, refused } = await preview('received');
  expect(people).toHaveLength(2);
  expect(new Map(refused.map(({ candidateId, reason }) => [candidateId, reason]))).toEqual(
    new Map([
      [noMail, 'NO_EMAIL'],
      [erased, 'ERASED'],
      [gone, 'NOT_FOUND'],
    ]),
  );
  const requestId = randomUUID();
  const sent = await send({ kind: 'received', requestId });
  expect(sent.messages).toHaveLength(2);
  expect(sent.refused).toHaveLength(3);
  // A repeated call writes nothing twice.
  expect(idsOf(await send({ kind: 'received', requestId })).toSorted()).toEqual(idsOf(sent).toSorted());
  const again = await send({ kind: 'received' });
  expect(again.messages).toEqual([]);
  expect(again.refused.filter(({ reason }) => reason === 'SENT_BEFORE')).toHaveLength(2);
  // One of them once more, by whoever says so of that person.
  const both = sent.messages.map(({ candidateId }) => {
    return { candidateId, locale: 'pl' as const, again: candidateId === first };
  });
  expect((await send({ kind: 'received', people: both })).messages.map(({ candidateId }) => candidateId)).toEqual([
    first,
  ]);
  await db.process.update({ where: { id: processId }, data: { blindMode: true } });
  expect((await preview('received')).refused.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['HIDDEN', 'HIDDEN']),
  );
  const { items } = await listActivities(actor, { processId, candidateId: first });
  expect(items.find(({ kind }) => kind === 'MESSAGE')).toMatchObject({ message: { recipient: '', text: '' } });
});

test('nobody is invited who was rejected meanwhile, and of two messages of a kind the earlier does not leave after the later', async () => {
  const { candidateId, reject, send } = await scene();
  const texts = { pl: { subject: 'Rozmowa', text: 'Zapraszamy na rozmowę.' } };
  const [invitation = ''] = idsOf(await send({ kind: 'invitation', texts }));
  const [first = ''] = idsOf(await send({ kind: 'received' }));
  const [second = ''] = idsOf(await send({ kind: 'received', again: true }));
  await reject();
  for (const id of [invitation, first, second]) {
    await makeDue(id);
    await run(id);
  }
  const states = await db.candidateMessage.findMany({ where: { candidateId }, select: { id: true, state: true } });
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [invitation, 'OUTDATED'],
      [first, 'OUTDATED'],
      [second, 'SENT'],
    ]),
  );
});

test('where the ATS has the candidate it writes, and the product keeps quiet', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { processId, connectionId, recruitmentId } = await createLinkedProcess(actor);
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await db.candidate.findFirstOrThrow({ where: { processId } });
  await db.candidate.update({ where: { id: candidateId }, data: { email: 'ats@people.example' } });
  await db.atsApplication.create({
    data: {
      connectionId,
      processId,
      recruitmentId,
      candidateId,
      externalId: '7',
      externalCandidateId: '7',
      contentHash: 'x',
      seenInSync: randomUUID(),
    },
  });
  const preview = await previewMessages(actor, {
    processId,
    kind: 'received',
    choice: { candidateIds: [candidateId] },
  });
  expect(preview).toMatchObject({ people: [], refused: [{ candidateId, reason: 'ATS' }] });
});

test('a link in a message works once it is sent, leaves the earlier one alone, and ends with the message', async () => {
  const { actor, processId, candidateId, send } = await scene();
  const texts = { pl: { subject: 'Strona', text: 'Strona: {pageLink}' } };
  const links = () => db.outsiderLink.count({ where: { candidateId, revokedAt: null } });
  const [first = ''] = idsOf(await send({ kind: 'received', texts }));
  await makeDue(first);
  await run(first);
  expect(server.received[0]?.text).toMatch(/\/candidate-page#[\w-]{20,}/);
  expect((await messageOf(first)).text).toBe('Strona: [link do Twojej strony]');
  const [second = ''] = idsOf(await send({ kind: 'received', texts, again: true }));
  expect(await links()).toBe(2);
  await callBackMessages(actor, { processId, messageIds: [second] });
  expect(await links()).toBe(1);
  const [third = ''] = idsOf(await send({ kind: 'received', texts, again: true }));
  await db.outsiderLink.updateMany({ where: { candidateId }, data: { revokedAt: new Date() } });
  await endOutdatedMails(systemActor);
  expect(await messageOf(third)).toMatchObject({ state: 'OUTDATED' });
});

test('without a mail server it is kept as sent by hand; a program and a viewer write nothing', async () => {
  const { actor, candidateId, send } = await scene();
  const program = { ...actor, tokenId: randomUUID() };
  await expect(send({ kind: 'received' }, program)).rejects.toMatchObject({ code: 'token.needs-person' });
  const { actor: viewer } = await createTestUser('VIEWER');
  await expect(send({ kind: 'received' }, viewer)).rejects.toMatchObject({ code: 'permission.denied' });
  Object.assign(env(), { SMTP_URL: undefined });
  await expect(send({ kind: 'received' })).rejects.toMatchObject({ code: 'mail.not-set-up' });
  const { messages, sendAt } = await send({ kind: 'received', way: 'BY_HAND' });
  expect({ sendAt, count: messages.length }).toEqual({ sendAt: null, count: 1 });
  expect(await db.mail.count({ where: { candidateId } })).toBe(0);
  expect(await messageOf(messages[0]?.messageId ?? '')).toMatchObject({ state: 'BY_HAND' });
});
