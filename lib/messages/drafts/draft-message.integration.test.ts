import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { decideCandidates } from '@/lib/candidates/decisions/decide-candidates';
import { listActivities } from '@/lib/candidates/details/list-activities';
import { exportDataCopy } from '@/lib/candidates/copy/export-data-copy';
import { database } from '@/lib/db/client';
import { decideManySchema } from '@/lib/domain/candidate-review-schemas';
import { maxMessageLength, type MessageKind } from '@/lib/domain/message-enums';
import { messagePreviewSchema, sendMessagesSchema } from '@/lib/domain/message-schemas';
import { spentThisMonth } from '@/lib/model/model-budget';
import { readCvFile } from '@/lib/reader/run-reader';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { useModel } from '@/tests/analysis/model-run';
import type { Fault } from '@/tests/openai-server/faults';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { changeMessageSettings } from '../message-settings';
import { previewMessages } from '../preview-messages';
import { sendMessages } from '../send-messages';
import { draftMessage } from './draft-message';

const db = database();
let server: OpenAiServer;

beforeAll(async () => {
  server = await OpenAiServer.start();
});
beforeEach(async () => {
  server.reset();
  await db.modelGate.deleteMany();
  await db.noticeFacts.update({ where: { id: 1 }, data: { controller: 'Wydumane Systemy sp. z o.o.' } });
  await useModel(server);
});
afterAll(async () => {
  await db.modelSettings.deleteMany();
  await server.close();
});

const signature = 'Pozdrawiam\n{recruiter}\n{company}';
const subject = 'Zgłoszenie na stanowisko {position}';
const text = `Dzień dobry,\n\nTwoje zgłoszenie na stanowisko {position} jest już u nas, dziękujemy. Zapoznamy się z nim i damy znać, co dalej.\n\n${signature}`;

/** What the model says, one answer after the other; the last one again. */
const saying = (...texts: string[]) => {
  let at = 0;
  server.respond = () => ({ subject, text: texts[Math.min(at++, texts.length - 1)] });
};

async function scene({ engine = null as 'offline' | 'openai' | null, reject = false } = {}) {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor, { engine });
  await createTestCandidates({ processId, count: 4 });
  const row = await db.candidate.findFirstOrThrow({ where: { processId, currentAnalysisId: { not: null } } });
  const candidateId = row.id;
  const data = { firstName: 'Żaneta', lastName: 'Wąsikówna', email: 'zaneta@people.example', decision: null };
  await db.candidate.update({ where: { id: candidateId }, data });
  const choice = { candidateIds: [candidateId] };
  const note = 'Za mało';
  if (reject)
    await decideCandidates(actor, { processId, ...decideManySchema.parse({ choice, decision: 'REJECT', note }) });
  const preview = (kind: MessageKind = 'received') => previewMessages(actor, { processId, kind, choice });
  const draft = async (kind: MessageKind = 'received', notes?: string) => {
    const { templates } = await preview(kind);
    const given = notes === undefined ? templates.pl : { subject: templates.pl.subject, text: notes };
    return draftMessage(actor, { processId, candidateId, kind, locale: 'pl', notes: given });
  };
  const send = (written: { subject: string; text: string }, draftId?: string) =>
    sendMessages(actor, {
      processId,
      ...sendMessagesSchema.parse({
        requestId: randomUUID(),
        kind: 'received',
        way: 'BY_HAND',
        texts: { pl: written },
        drafts: { pl: draftId },
        people: [{ candidateId, locale: 'pl' }],
      }),
    });
  return { actor, processId, candidateId, preview, draft, send };
}

test.each(['responses', 'chat'])(
  'through %s: a draft comes with its fields, costs, and is on record by ids',
  async (api) => {
    await useModel(server, { api });
    saying(text);
    const { processId, candidateId, preview, draft } = await scene();
    const shown = await preview();
    expect(messagePreviewSchema.parse(shown)).toEqual(shown);
    expect(shown.drafting).toEqual({ model: 'gpt-4.1-mini', problem: null });
    const before = await spentThisMonth();
    const drafted = await draft();
    expect(drafted).toEqual({ draftId: expect.any(String), subject, text });
    expect(await spentThisMonth()).toBeGreaterThan(before);
    expect(await db.messageDraft.findMany({ where: { candidateId } })).toMatchObject([{ model: 'gpt-4.1-mini', text }]);
    const logged = await db.auditEvent.findMany({ where: { action: 'candidate.message-drafted', processId } });
    expect(logged).toMatchObject([{ candidateId, details: { draftId: drafted.draftId, template: 'received' } }]);
    expect(JSON.stringify(logged)).not.toMatch(/zgłoszenie|Żaneta/i);
  },
);

test('the model gets no name and no contact; what was hidden comes back where it stood', async () => {
  const notes = `Pani Żaneto Wąsikówna, zgłoszenie na {position} dotarło. Proszę dzwonić: +48 600 100 200 albo pisać na hr@company.example.\n\n${signature}`;
  server.respond = (request) => {
    const said = JSON.stringify(request).replaceAll(String.raw`\\n`, '\n');
    const [phone, mail] = [/dzwonić: (\{keep\d+\})/.exec(said)?.[1], /pisać na (\{keep\d+\})/.exec(said)?.[1]];
    const names = [...new Set([...said.matchAll(/\{keep\d+\}/g)].map(([field]) => field))].filter(
      (field) => field !== phone && field !== mail,
    );
    const greeting = `Dzień dobry, ${names.join(' ')},`;
    return {
      subject,
      text: `${greeting}\n\nzgłoszenie na {position} dotarło, dziękujemy. Telefon: ${phone}, adres: ${mail}.\n\n${signature}`,
    };
  };
  const { draft } = await scene();
  const drafted = await draft('received', notes);
  for (const secret of ['Wąsikówna', 'Żaneto', '600 100', 'hr@company', 'zaneta@'])
    expect(server.requestsWith(secret)).toEqual([]);
  expect(drafted.text).toContain('Telefon: +48 600 100 200, adres: hr@company.example.');
  expect(drafted.text).toContain('Wąsikówna');
  expect(drafted.text).not.toContain('keep');
});

test('who leads the interview is not named to the model, not even where it has to mend a sentence, and comes back', async () => {
  const notes = `Rozmowę poprowadzi Jan Kowalski.\n\n${signature}`;
  const letter = (who: string, more = '') =>
    `Dzień dobry,\n\nzapraszamy na rozmowę. Poprowadzi ją ${who}${more}.\n\n${signature}`;
  const tails = [' i zapyta, ile wynosiły dotychczasowe zarobki'];
  server.respond = (request) => {
    const [, who = ''] = /poprowadzi (\{keep\d+\})/.exec(JSON.stringify(request)) ?? [];
    return { subject, text: letter(who, tails.shift()) };
  };
  const { draft } = await scene();
  expect((await draft('invitation', notes)).text).toBe(letter('Jan Kowalski'));
  expect(server.asked).toHaveLength(2);
  expect(JSON.stringify(server.asked[1])).toMatch(/- earlier-pay: Poprowadzi ją \{keep\d+\} i zapyta/);
  expect(server.requestsWith('Kowalski')).toEqual([]);
});

test('a draft is as long as it is with what was hidden', async () => {
  const { draft } = await scene();
  const end = `Poprowadzi ją {keep1}.\n\n${signature}`;
  const filled = 'Dziękujemy za zgłoszenie. '.repeat(maxMessageLength).slice(0, maxMessageLength - end.length - 1);
  saying(`${filled} ${end}`);
  await expect(draft('invitation', `Rozmowę poprowadzi Jan Kowalski.\n\n${signature}`)).rejects.toMatchObject({
    code: 'message.draft-refused',
    fields: [{ code: 'message-draft-length' }],
  });
});

test('who may no longer write, or to whom, when the model has answered gets no draft', async () => {
  const { processId, candidateId, draft } = await scene();
  const meanwhile = (change: () => Promise<unknown>) => {
    server.respond = async () => {
      await change();
      return { subject, text };
    };
  };
  meanwhile(() => db.process.update({ where: { id: processId }, data: { restricted: true } }));
  await db.processMember.deleteMany({ where: { processId } });
  await expect(draft()).rejects.toMatchObject({ code: 'process.not-found' });
  await db.process.update({ where: { id: processId }, data: { restricted: false } });
  const erasure = { departure: 'DELETED' as const, byPerson: true, keptUntil: new Date(), files: [], content: {} };
  meanwhile(() => db.atsErasure.create({ data: { candidateId, processId, ...erasure } }));
  await expect(draft()).rejects.toMatchObject({ code: 'message.no-recipient' });
  await db.atsErasure.delete({ where: { candidateId } });
  meanwhile(() => db.process.update({ where: { id: processId }, data: { status: 'ARCHIVED' } }));
  await expect(draft()).rejects.toMatchObject({ code: 'process.archived' });
  expect(await db.messageDraft.count({ where: { candidateId } })).toBe(0);
  const logged = { action: 'candidate.message-drafted', processId };
  expect(await db.auditEvent.count({ where: logged })).toBe(0);
});

test('what may not stand is asked for once more, and then refused with the sentence; both calls cost', async () => {
  const invented = text.replace('damy znać, co dalej', 'oddzwonimy w ciągu 3 dni');
  saying(invented, text);
  const { candidateId, processId, draft } = await scene();
  expect((await draft()).text).toBe(text);
  expect(server.asked).toHaveLength(2);
  expect(JSON.stringify(server.asked[1])).toContain('fact: ');
  saying(invented);
  await expect(draft()).rejects.toMatchObject({
    code: 'message.draft-refused',
    fields: [{ code: 'message-draft-fact', values: { sentence: expect.stringContaining('3 dni') } }],
  });
  expect(await db.messageDraft.count({ where: { candidateId } })).toBe(1);
  expect(await db.modelUse.count({ where: { processId } })).toBe(4);
});

test('a rejection keeps its reasons as a field: no verdict, score or earlier pay comes from the model', async () => {
  const { draft, preview } = await scene({ reject: true });
  const { templates, people } = await preview('rejection');
  const letter = templates.pl.text.replace('dziękujemy za zgłoszenie', 'bardzo dziękujemy za zgłoszenie');
  saying(letter);
  expect((await draft('rejection')).text).toBe(letter);
  const reasons = people[0]?.values.pl.reasons ?? '';
  const lines = reasons.split('\n').filter((one) => one.length > 12);
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(server.requestsWith(line)).toEqual([]);
  for (const bad of ['Twój wynik to 40 na 100 punktów.', 'Ile wynosiły Pana dotychczasowe zarobki?']) {
    saying(letter.replace('{reasons}', `{reasons}\n\n${bad}`));
    await expect(draft('rejection')).rejects.toMatchObject({ code: 'message.draft-refused' });
  }
  // Their own words are checked before anything is paid for.
  const asked = server.asked.length;
  await expect(
    draft('rejection', `${letter} Ile zarabiają Państwo teraz? Twój wynik to 40 na 100.`),
  ).rejects.toMatchObject({
    code: 'message.faulty',
  });
  expect(server.asked).toHaveLength(asked);
});

test('a message from a draft stays marked after editing, says so to its reader, and in the copy of their data', async () => {
  saying(text);
  const { actor, processId, candidateId, draft, send } = await scene();
  const { draftId } = await draft();
  const edited = { subject: 'Inny temat', text: 'Dziękujemy za zgłoszenie, które dotarło.' };
  const { messages } = await send(edited, draftId);
  expect(messages[0]?.text).toMatch(
    /^Dziękujemy za zgłoszenie, które dotarło\.\n\nTreść tej wiadomości powstała z pomocą AI\./,
  );
  const { items } = await listActivities(actor, { processId, candidateId });
  expect(items.find(({ kind }) => kind === 'MESSAGE')).toMatchObject({ message: { byModel: true } });
  const written = await db.auditEvent.findFirstOrThrow({ where: { action: 'candidate.message-written', candidateId } });
  expect(written.details).toMatchObject({ byModel: true, draftId });
  const zip = unzipSync((await exportDataCopy(actor, { processId, candidateId, locale: 'pl' })).bytes);
  const data: unknown = JSON.parse(strFromU8(zip['dane.json'] ?? new Uint8Array()));
  expect(data).toMatchObject({ candidate: { candidateMessage: [{ subject: 'Inny temat', byModel: true }] } });
  const { cv } = await readCvFile(zip['kopia-danych.pdf'] ?? new Uint8Array());
  const { pages } = JSON.parse(cv) as { pages: { text: string }[] };
  const read = pages.map((page) => page.text.replace(/\s+/gu, ' ')).join(' ');
  expect(read).toContain('Inny temat – Dziękujemy za zgłoszenie, które dotarło.');
  expect(read).toContain('(treść powstała z pomocą AI)');
});

test('an administrator decides whether a model writes and whether its reader is told', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  saying(text);
  const { candidateId, preview, draft, send } = await scene();
  const { draftId } = await draft();
  // Two administrators, each with an old page: neither sets the other's switch back.
  const { actor: other } = await createTestUser('ADMIN');
  await Promise.all([
    changeMessageSettings(admin, { modelDrafts: false }),
    changeMessageSettings(other, { tellsReader: false }),
  ]);
  try {
    expect(await changeMessageSettings(admin, { modelDrafts: false })).toEqual({
      modelDrafts: false,
      tellsReader: false,
    });
    expect(await preview()).toMatchObject({ drafting: { model: null, problem: null }, modelNotice: null });
    await expect(draft()).rejects.toMatchObject({ code: 'message.drafts-off' });
    const { messages } = await send({ subject, text: 'Dziękujemy, zgłoszenie dotarło.' }, draftId);
    expect(messages[0]?.text).toBe('Dziękujemy, zgłoszenie dotarło.');
    expect(await db.candidateMessage.findFirstOrThrow({ where: { candidateId } })).toMatchObject({ byModel: true });
  } finally {
    await changeMessageSettings(admin, { modelDrafts: true, tellsReader: true });
  }
  const saved = { action: 'message-settings.saved', actorId: { in: [admin.userId, other.userId] } };
  const logged = await db.auditEvent.findMany({ where: saved, orderBy: { id: 'asc' } });
  const fieldsOf = ({ details }: (typeof logged)[number]) =>
    (details as { changes: { field: string }[] }).changes.map(({ field }) => field);
  expect(logged.map(fieldsOf)).toEqual(
    expect.arrayContaining([['modelDrafts'], ['tellsReader'], ['modelDrafts', 'tellsReader']]),
  );
  expect(logged).toHaveLength(3);
});

test.each<[Fault, string]>([
  [{ kind: 'server-error' }, 'model.unavailable'],
  [{ kind: 'hang' }, 'model.timed-out'],
  [{ kind: 'malformed-json' }, 'model.bad-answer'],
  [{ kind: 'truncated' }, 'model.too-long'],
  [{ kind: 'refusal' }, 'model.refused'],
])('%j says so and stores nothing', async (fault, code) => {
  await db.modelSettings.updateMany({ data: { timeoutSeconds: 1 } });
  server.fail(fault);
  const { candidateId, draft } = await scene();
  await expect(draft()).rejects.toMatchObject({ code });
  expect(await db.messageDraft.count({ where: { candidateId } })).toBe(0);
});

test('nothing is asked over budget, of the built-in engine, or for who cannot get the message', async () => {
  const offline = await scene({ engine: 'offline' });
  expect((await offline.preview()).drafting).toEqual({ model: null, problem: null });
  await expect(offline.draft()).rejects.toMatchObject({ code: 'message.drafts-off' });
  const { draft, candidateId } = await scene();
  await expect(draft('rejection')).rejects.toMatchObject({ code: 'message.no-recipient' });
  await db.candidate.update({ where: { id: candidateId }, data: { email: null } });
  await expect(draft()).rejects.toMatchObject({ code: 'message.no-recipient' });
  await useModel(server, { monthlyBudget: 0n });
  const spent = await scene();
  await expect(spent.draft()).rejects.toMatchObject({ code: 'model.budget-spent' });
  await useModel(server, { encryptedKey: 'unreadable' });
  expect((await spent.preview()).drafting).toEqual({ model: null, problem: 'model.key-unreadable' });
  expect(server.asked).toEqual([]);
});

test('a draft goes with its candidate', async () => {
  saying(text);
  const { candidateId, draft } = await scene();
  await draft();
  await db.candidate.delete({ where: { id: candidateId } });
  expect(await db.messageDraft.count({ where: { candidateId } })).toBe(0);
});
