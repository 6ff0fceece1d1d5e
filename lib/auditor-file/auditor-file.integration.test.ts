import { readFileSync } from 'node:fs';
import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { correctVerdict } from '@/lib/candidates/decisions/correct-verdict';
import { database } from '@/lib/db/client';
import { locales } from '@/lib/i18n/locale';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { fillPersonalData } from '@/tests/candidates/fill-personal-data';
import { readCv } from '@/tests/cv/read-cv';
import { tamper } from '@/tests/audit/tamper';
import { checkSeal } from './check-seal';
import { exportFile } from './export-file';
import { lineSchema, type FileLine, type LineOf, type LineType } from './line-schemas';
import { listFiles } from './list-files';
import type { AuditorFileQuery } from './schemas';
import { checkFile } from './seal-lines';

let admin: PersonActor;

beforeAll(async () => {
  admin = (await createTestUser('ADMIN')).actor;
});

async function make(query: Partial<AuditorFileQuery> = {}) {
  const { fileName, body } = await exportFile(admin, { format: 'jsonl', locale: 'pl', ...query });
  return { fileName, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
}

/** Every line by the documented form, without its number and its hash. */
function linesOf(bytes: Buffer): FileLine[] {
  return bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { n: _n, hash: _hash, ...rest } = JSON.parse(line) as Record<string, unknown>;
      return lineSchema.parse(rest);
    });
}

const ofType = <Type extends LineType>(lines: FileLine[], type: Type) =>
  lines.filter((line): line is LineOf<Type> => line.type === type);

async function* once(bytes: Uint8Array) {
  yield bytes;
}

async function scene() {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 4 });
  const criterion = await database().criterion.findFirstOrThrow({ where: { processId, kind: 'REQUIREMENT' } });
  await database().criterion.update({ where: { id: criterion.id }, data: { text: 'Angielski, native speaker' } });
  return { actor, processId, criterionId: criterion.id };
}

test('the file of a process tells of it alone, each line in its documented form', async () => {
  const { actor, processId, criterionId } = await scene();
  const other = await scene();
  await recordAudit(database(), actor, 'process.edited', {
    processId,
    changes: [{ field: 'redFlag', subject: 'x', from: null, to: 'Rok przerwy' }],
  });
  const { fileName, bytes } = await make({ processId });
  expect(fileName).toMatch(/^plik-dla-audytora-\d+-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = linesOf(bytes);
  expect(lines.map(({ type }) => type).filter((type) => type === 'file' || type === 'end')).toEqual(['file', 'end']);
  expect(ofType(lines, 'process').map((one) => one.processId)).toEqual([processId]);
  expect(ofType(lines, 'criterion').find((one) => one.criterionId === criterionId)?.warnings).toEqual([
    'unclear-language',
    'native-speaker',
  ]);
  expect(ofType(lines, 'criterion-change')).toMatchObject([
    { field: 'redFlag', to: 'Rok przerwy', actorId: actor.userId },
  ]);
  const runs = await database().analysis.findMany({ where: { candidate: { processId } }, select: { id: true } });
  expect(runs.length).toBeGreaterThan(0);
  expect(
    ofType(lines, 'run')
      .map(({ analysisId }) => analysisId)
      .toSorted(),
  ).toEqual(runs.map(({ id }) => id).toSorted());
  expect(ofType(lines, 'version').reduce((sum, one) => sum + one.runs, 0)).toBe(runs.length);
  expect(ofType(lines, 'person').find(({ userId }) => userId === actor.userId)).toMatchObject({ mayDecide: true });
  expect(ofType(lines, 'document').filter(({ kind }) => kind === 'gap').length).toBeGreaterThan(10);
  expect(bytes.toString()).not.toContain(other.processId);
  for (const one of locales) {
    const guide = readFileSync(`docs/guide/${one}/auditor-file.md`, 'utf8');
    for (const { shape } of lineSchema.options) expect(guide).toContain(`| \`${[...shape.type.values][0]}\``);
  }
});

test('a version that changes verdicts on equal inputs is significant, with the figures', async () => {
  const { processId } = await scene();
  const analyses = await database().analysis.findMany({
    where: { currentOf: { processId } },
    include: { verdicts: true },
  });
  for (const {
    id: _id,
    verdicts,
    scoreBreakdown,
    criteriaSnapshot,
    translations: _t,
    writtenTexts: _w,
    ...row
  } of analyses)
    await database().analysis.create({
      data: {
        ...row,
        ...{ requestId: crypto.randomUUID(), engineVersion: '99.0.0', finishedAt: new Date(), startedAt: new Date() },
        ...{ scoreBreakdown: scoreBreakdown ?? {}, criteriaSnapshot: criteriaSnapshot ?? [] },
        verdicts: {
          create: verdicts.map(({ criterionId, position, confidence, reason }) => ({
            ...{ criterionId, position, confidence, reason },
            verdict: 'NOT_MET' as const,
          })),
        },
      },
    });
  const all = analyses.flatMap(({ verdicts }) => verdicts);
  const changed = all.filter(({ verdict }) => verdict !== 'NOT_MET').length;
  const versions = ofType(linesOf((await make({ processId })).bytes), 'version');
  expect(versions.at(0)).toMatchObject({ significance: 'first', changed: [] });
  expect(versions.at(-1)).toMatchObject({
    engineVersion: '99.0.0',
    runs: analyses.length,
    compared: { people: analyses.length, verdicts: all.length, changed },
    significance: all.length >= 20 ? 'significant' : 'unmeasured',
  });
});

test('nothing of a person is in it: no text of any column, no address; the blocked and the erased are numbers', async () => {
  const { processId, candidateId, filled } = await fillPersonalData();
  expect(filled.length).toBeGreaterThan(60);
  await database().analysis.updateMany({
    where: { candidateId },
    data: { engine: 'offline', engineVersion: '1', model: null },
  });
  await database().analysis.updateMany({
    where: { candidateId },
    data: { readerVersion: '1', promptVersion: null, textsModel: null, textsPromptVersion: null, fallbackReason: null },
  });
  const gone = crypto.randomUUID();
  const actor = { ...admin, address: '192.0.2.77' };
  await recordAudit(database(), actor, 'candidate.blocked-viewed', {
    ...{ processId, candidateId: gone, blockedReason: 'kanarek pisze skargę' },
  });
  await recordAudit(database(), actor, 'process.candidates-revealed', { processId, revealReason: 'kanarek' });
  await database().blockedCandidate.create({
    data: {
      ...{ id: gone, processId, ordinalNumber: 99, basis: 'CLAIMS', blockedAt: new Date(), eraseAt: new Date() },
      ...{ files: [], content: { text: 'kanarek' } },
    },
  });
  for (const query of [{ processId }, {}]) {
    const { bytes } = await make(query);
    const text = bytes.toString();
    expect(text).not.toContain('kanarek');
    expect(text).not.toContain('192.0.2.77');
    expect(text).not.toContain(gone);
  }
  const lines = linesOf((await make({ processId })).bytes);
  expect(ofType(lines, 'process')).toMatchObject([{ blocked: 1 }]);
  expect(ofType(lines, 'event').find(({ action }) => action === 'candidate.blocked-viewed')).toMatchObject({
    ...{ candidateId: null, gone: true, details: {}, leftOut: ['blockedReason'] },
  });
  const pdf = (await make({ processId, format: 'pdf' })).bytes;
  const read = (await readCv(pdf)).pages.map(({ text }) => text).join('\n');
  expect(read).not.toContain('kanarek');
});

test.each(locales)('the PDF in %s is read back: texts, figures, gaps and the end of the chain', async (locale) => {
  const { actor, processId, criterionId } = await scene();
  const others = { processId, kind: 'REQUIREMENT' as const, id: { not: criterionId } };
  const requirements = await database().criterion.findMany({ where: others, select: { id: true } });
  const verdict = await database().criterionVerdict.findFirstOrThrow({
    where: {
      analysis: { currentOf: { processId } },
      criterionId: { in: requirements.map(({ id }) => id) },
      verdict: { not: 'NOT_MET' },
    },
    include: { analysis: true },
  });
  const { candidateId } = verdict.analysis;
  await database().candidate.update({ where: { id: candidateId }, data: { status: 'SEEN' } });
  await database().candidateView.create({ data: { candidateId, userId: actor.userId } });
  await correctVerdict(actor, {
    ...{ processId, candidateId, criterionId: verdict.criterionId },
    ...{ verdict: 'NOT_MET', reason: 'Nie ma tego w CV.' },
  });
  const { bytes } = await make({ processId, locale, format: 'pdf' });
  const read = (await readCv(bytes)).pages
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/gu, ' ');
  const wanted = {
    pl: [
      'Plik dla audytora',
      'Karta systemu (art. 13',
      '☐ Do uzupełnienia: Dostawca systemu',
      'Zapisano mimo ostrzeżenia: Poziom języka opisz',
    ],
    en: [
      'Auditor’s file',
      'System card (art. 13',
      '☐ To fill in: Provider of the system',
      'Saved in spite of the warning: ',
    ],
  }[locale];
  for (const words of wanted) expect(read).toContain(words);
  expect(read).toMatch(locale === 'pl' ? /Razem: poprawiono 1 z \d+ ocen/ : /In all: 1 of \d+ verdicts/);
  expect(read).toMatch(/\d+:[0-9a-f]{64}/);
});

test('the log proves a file by its bytes: one changed byte is unknown, one changed row of the log proves nothing', async () => {
  const { processId } = await scene();
  const { bytes } = await make({ processId });
  const { sha256, firstChanged } = await checkFile(once(bytes));
  expect(firstChanged).toBeNull();
  expect(await checkSeal(admin, { sha256 })).toMatchObject({
    ...{ proved: true, faultSeq: null },
    file: { sha256, format: 'jsonl', language: 'pl', process: { processId } },
  });
  expect((await listFiles(admin, { processId })).files[0]).toMatchObject({ sha256 });
  const at = bytes.indexOf('"type":"criterion"');
  const changed = Buffer.from(bytes);
  changed[at + 10] = 'k'.charCodeAt(0);
  const found = await checkFile(once(changed));
  expect(found.firstChanged).toBe(bytes.subarray(0, at).toString().split('\n').length);
  expect(await checkSeal(admin, { sha256: found.sha256 })).toEqual({ file: null, proved: false, faultSeq: null });
  const pdf = (await make({ processId, format: 'pdf' })).bytes;
  const ofPdf = (await checkFile(once(pdf))).sha256;
  expect(await checkSeal(admin, { sha256: ofPdf })).toMatchObject({ proved: true, file: { format: 'pdf' } });
  const [first] = await database().auditEvent.findMany({
    where: { seq: { not: null } },
    orderBy: { seq: 'asc' },
    take: 1,
  });
  await tamper(`UPDATE audit_event SET action = 'user.created' WHERE seq = ${first?.seq}`, async () => {
    expect(await checkSeal(admin, { sha256: ofPdf })).toMatchObject({ proved: false, faultSeq: Number(first?.seq) });
    const [line] = linesOf((await make({ processId })).bytes);
    expect(line).toMatchObject({ type: 'file', chain: { fault: 'changed', faultSeq: Number(first?.seq) } });
  });
});

test('a long log is sent in small pieces as it is read; what nobody takes is neither read nor recorded', async () => {
  const { actor, processId } = await scene();
  await database().$executeRaw`
    INSERT INTO audit_event (id, actor_id, action, process_id, details)
    SELECT gen_random_uuid(), ${actor.userId}::uuid, 'process.candidates-listed', ${processId}::uuid, '{"count": 3}'
    FROM generate_series(1, 12000)`;
  const { body } = await exportFile(admin, { format: 'jsonl', processId });
  const sizes: number[] = [];
  const whole = (body as ReadableStream<Uint8Array>).getReader();
  for (let part = await whole.read(); part.value; part = await whole.read()) sizes.push(part.value.byteLength);
  expect(sizes.length).toBeGreaterThan(50);
  expect(Math.max(...sizes)).toBeLessThan(300_000);
  const { body: begun } = await exportFile(admin, { format: 'jsonl', processId });
  const reader = (begun as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await reader.cancel();
  const count = (action: string) => database().auditEvent.count({ where: { action, processId } });
  expect(await count('auditor-file.requested')).toBe(2);
  expect(await count('auditor-file.sealed')).toBe(1);
}, 60_000);

test('only administrators make and check one, and an unknown process has none', async () => {
  const { actor, processId } = await scene();
  const denied = { code: 'permission.denied' };
  await expect(exportFile(actor, { format: 'jsonl', processId })).rejects.toMatchObject(denied);
  await expect(checkSeal(actor, { sha256: '0'.repeat(64) })).rejects.toMatchObject(denied);
  await expect(listFiles(actor, { processId: null })).rejects.toMatchObject(denied);
  await expect(exportFile(admin, { format: 'pdf', processId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'process.not-found',
  });
});

test('requests are counted by what became of them, and those withdrawn apart from all others', async () => {
  const { processId } = await scene();
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  const [past, ahead] = [new Date('2026-01-31'), new Date('2099-01-31')];
  const asked = { candidateId, kind: 'ACCESS' as const, way: 'LETTER' as const, dueOn: past };
  const answered = { answer: 'Wysłano', answeredAt: new Date() };
  await database().personRequest.createMany({
    data: [
      asked,
      { ...asked, dueOn: ahead },
      { ...asked, ...answered },
      { ...asked, withdrawnAt: new Date() },
      { ...asked, kind: 'OBJECT', withdrawnAt: new Date() },
    ],
  });
  expect(ofType(linesOf((await make({ processId })).bytes), 'request-count')).toEqual([
    { type: 'request-count', kind: 'ACCESS', asked: 3, answered: 1, answeredLate: 1, overdue: 1, withdrawn: 1 },
    { type: 'request-count', kind: 'OBJECT', asked: 0, answered: 0, answeredLate: 0, overdue: 0, withdrawn: 1 },
  ]);
});
