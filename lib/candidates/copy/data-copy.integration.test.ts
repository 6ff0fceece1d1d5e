import { strFromU8, unzipSync } from 'fflate';
import { database } from '@/lib/db/client';
import { inDatabase, personalData } from '@/lib/domain/personal-data';
import { dataClasses } from '@/lib/domain/personal-data/data-classes';
import { readCvFile } from '@/lib/reader/run-reader';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestScene, createTestUser } from '@/prisma/seed/factories';
import { fillPersonalData } from '@/tests/candidates/fill-personal-data';
import { createNote } from '../notes/write-note';
import { decideCandidate } from '../decisions/decide-candidate';
import { decideSchema } from '@/lib/domain/candidate-review-schemas';
import { leftOut } from './copied-columns';
import { exportDataCopy } from './export-data-copy';
import { loadStoredData } from './load-stored-data';
import { makeCopy } from './make-copy';

type Json = Record<string, unknown>;

async function scene() {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 3 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({
    where: { processId, currentAnalysisId: { not: null } },
  });
  await database().candidate.update({
    where: { id: candidateId },
    data: { status: 'SEEN', firstName: 'Łucja', lastName: 'Żądło' },
  });
  return { actor, processId, candidateId };
}

async function textOf(pdf: Uint8Array | undefined): Promise<string> {
  const { cv } = await readCvFile(pdf ?? new Uint8Array());
  const { pages } = JSON.parse(cv) as { pages: { text: string }[] };
  return pages
    .map(({ text }) => text)
    .join('\n')
    .replace(/\s+/gu, ' ');
}

/** The keys and the types of a value, checked by the part of JSON Schema that our schema uses. */
function faults(value: unknown, schema: Json, at = ''): string[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  if (types.length > 0 && !types.includes(type)) return [`${at}: ${type}`];
  if (Array.isArray(value))
    return value.flatMap((one, index) => faults(one, (schema.items ?? {}) as Json, `${at}[${index}]`));
  const properties = schema.properties as Record<string, Json> | undefined;
  if (type !== 'object' || !properties) return [];
  const missing = ((schema.required ?? []) as string[]).filter((key) => !(key in Object(value)));
  return [
    ...missing.map((key) => `${at}.${key} is missing`),
    ...Object.entries(Object(value) as Json).flatMap(([key, one]) =>
      properties[key] ? faults(one, properties[key], `${at}.${key}`) : [`${at}.${key} is not in the schema`],
    ),
  ];
}

/** What the person was told, agreed to and asked for. */
async function tellAndAsk(candidateId: string) {
  const at = new Date('2026-11-02T12:00:00Z');
  const consent = { consentUntil: new Date('2027-06-30'), consentAt: at, consentWay: 'BY_HAND' as const };
  await database().candidatePrivacy.create({ data: { candidateId, noticeAt: at, noticeWay: 'EMAIL', ...consent } });
  const range = { version: 1, text: '9000–12 000 zł brutto', toldAt: at, way: 'ADVERT' as const };
  await database().payRangeNotice.create({ data: { candidateId, ...range } });
  const asked = { kind: 'ACCESS' as const, way: 'LETTER' as const, text: 'Proszę o kopię', createdAt: at };
  await database().personRequest.create({ data: { candidateId, ...asked, dueOn: new Date('2026-12-02') } });
}

test('every column that belongs in the copy is in its JSON, or it is said why not; what no copy holds is not in it', async () => {
  const { candidateId, filled } = await fillPersonalData();
  const stored = JSON.stringify(await loadStoredData(database(), candidateId, 'pl'));
  const wanted = Object.entries(personalData).flatMap(([table, { columns, rows }]) =>
    Object.entries(columns).flatMap(([column, name]) =>
      rows !== 'age' && dataClasses[name].copy && !(table in leftOut) && !(`${table}.${column}` in leftOut)
        ? [`${inDatabase(table)}.${inDatabase(column)}`]
        : [],
    ),
  );
  expect(wanted.length).toBeGreaterThan(60);
  const withText = wanted.filter((column) => filled.includes(column));
  expect(withText.length).toBeGreaterThan(30);
  expect(withText.filter((column) => !stored.includes(`kanarek.${column}`))).toEqual([]);
  for (const why of Object.values(leftOut)) expect(why.length).toBeGreaterThan(20);
  const kept = Object.entries(personalData).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, name]) =>
      dataClasses[name].copy ? [] : [`${inDatabase(table)}.${inDatabase(column)}`],
    ),
  );
  const found = filled.filter((column) => kept.includes(column) && stored.includes(`kanarek.${column}"`));
  expect(found).toEqual([]);
});

test('the ZIP has the CV, JSON that its schema describes, and a PDF with verdicts, quotes and decisions in the language asked for', async () => {
  const { actor, ...place } = await scene();
  const colleague = await createTestUser('RECRUITER');
  const { firstName, lastName } = await database().user.findUniqueOrThrow({ where: { id: colleague.actor.userId } });
  await createNote(actor, {
    ...place,
    text: `Rozmowę prowadzi @${firstName} ${lastName} w środę`,
    mentionedUserIds: [],
  });
  await decideCandidate(actor, { ...place, ...decideSchema.parse({ decision: 'HOLD', note: 'Wróćmy w maju' }) });
  await tellAndAsk(place.candidateId);
  const { fileName, bytes } = await exportDataCopy(actor, { ...place, locale: 'pl' });
  expect(fileName).toMatch(/^kopia-danych-\d+-\d+\.zip$/u);
  const zip = unzipSync(bytes);
  const json = strFromU8(zip['dane.json'] ?? new Uint8Array());
  const data = JSON.parse(json) as Json;
  const schema = JSON.parse(strFromU8(zip['dane.schema.json'] ?? new Uint8Array())) as Json;
  expect(faults(data, schema)).toEqual([]);
  expect(data).toMatchObject({
    candidate: { firstName: 'Łucja', candidateNote: [{ text: 'Rozmowę prowadzi […] w środę' }] },
  });
  const { currentAnalysis, cvSha256 } = await database().candidate.findUniqueOrThrow({
    where: { id: place.candidateId },
    select: { cvSha256: true, currentAnalysis: { select: { verdicts: { include: { evidence: true } } } } },
  });
  const quotes = currentAnalysis?.verdicts.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)) ?? [];
  expect(quotes.length).toBeGreaterThan(0);
  const read = await textOf(zip['kopia-danych.pdf']);
  expect(read).toContain('Kopia Twoich danych');
  expect(read).toContain('Łucja Żądło');
  expect(read).toContain('Wstrzymano – Wróćmy w maju');
  for (const said of [
    'Informacja o danych',
    '2 listopada 2026, e-mailem',
    'do 30 czerwca 2027 (zapisano 2 listopada 2026)',
    '2 listopada 2026, w ogłoszeniu: 9000–12 000 zł brutto (wersja 1)',
    '2 listopada 2026, listem: Dostęp do danych (kopia) – Proszę o kopię (odpowiedź najpóźniej 2 grudnia 2026)',
  ])
    expect(read).toContain(said);
  expect(data).toMatchObject({
    candidate: {
      candidatePrivacy: [{ noticeWay: 'EMAIL', consentUntil: '2027-06-30' }],
      payRangeNotice: [{ text: '9000–12 000 zł brutto', version: 1 }],
      personRequest: [{ kind: 'ACCESS', way: 'LETTER', dueOn: '2026-12-02' }],
    },
  });
  expect(read).not.toContain(`${firstName} ${lastName}`);
  for (const quote of quotes) expect(read.replaceAll(' ', '')).toContain(quote.replace(/\s/gu, ''));
  const files = Object.keys(zip).filter((name) => name.startsWith('cv/'));
  expect(files).toHaveLength(cvSha256 ? 1 : 0);
  const english = unzipSync((await makeCopy(database(), { candidateId: place.candidateId, locale: 'en' })).bytes);
  expect(await textOf(english['data-copy.pdf'])).toContain('Copy of your data');
  const audits = await database().auditEvent.findMany({
    where: { action: 'candidate.copied', candidateId: place.candidateId },
  });
  expect(audits).toHaveLength(1);
});

test('who may not export gets none, and of a hidden candidate there is none', async () => {
  const { actor, ...place } = await scene();
  const viewer = (await createTestUser('VIEWER')).actor;
  await expect(exportDataCopy(viewer, place)).rejects.toMatchObject({ code: 'permission.denied' });
  const other = await createTestProcess(actor);
  await expect(exportDataCopy(actor, { ...place, processId: other.id })).rejects.toMatchObject({
    code: 'candidate.not-found',
  });
  await database().process.update({ where: { id: place.processId }, data: { blindMode: true } });
  await expect(exportDataCopy(actor, place)).rejects.toMatchObject({ code: 'candidate.copy-hidden' });
});
