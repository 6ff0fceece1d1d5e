import { strFromU8, unzipSync } from 'fflate';
import { endSession, openSession } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { readWorkbook } from '@/tests/read-workbook';
import { correctVerdict } from '../decisions/correct-verdict';
import { getCandidate } from '../details/get-candidate';
import { createNote } from '../notes/write-note';
import { exportCandidates } from './export-candidates';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from '../search/search-candidates';

const formulas = ['=HYPERLINK("https://zly.example")', '+48', '-1', '@SUM(A1)', '\t=1', '＝1+1'];

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

async function scene(count: number) {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const ids = rows.map(({ id }) => id);
  type Export = Parameters<typeof exportCandidates>[1];
  const get = async (
    format: 'csv' | 'xlsx',
    choice: Export['choice'],
    { locale = 'pl', ...form }: Pick<Export, 'columns' | 'separator' | 'bom'> & { locale?: 'pl' | 'en' } = {},
  ) => {
    const { stream } = await exportCandidates({ ...actor, locale }, { processId, format, choice, ...form });
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };
  return { actor, processId, ids, get };
}

test('no text of a CSV begins as a formula', async () => {
  const { ids, get } = await scene(formulas.length);
  for (const [index, currentPosition] of formulas.entries()) {
    await database().candidate.update({ where: { id: ids[index] ?? '' }, data: { currentPosition } });
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await get('csv', { candidateIds: ids }));
  const lines = text.split('\r\n').slice(1, -1);
  expect(text.startsWith('\ufeffNr;Nasze ID;Imię;Nazwisko')).toBe(true);
  expect(lines).toHaveLength(formulas.length);
  expect(lines[0]).toContain(`;"'=HYPERLINK(""https://zly.example"")";`);
  for (const line of lines) expect(line.split(';').filter((cell) => /^"?\s*[=+@\t＝-]/.test(cell))).toEqual([]);
});

test('a workbook has all of a search beyond its page, in its order, and texts only as texts', async () => {
  const { actor, processId, ids, get } = await scene(620);
  await database().candidate.update({
    where: { id: ids[0] ?? '' },
    data: { city: '=1+1 & <Łódź>\u0001', phone: '+48 600 100 200' },
  });
  const { searchId } = await searchCandidates(actor, {
    processId,
    query: candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC', pageSize: 20 }),
    filters: {},
  });
  const file = await get('xlsx', { searchId, except: [ids[1] ?? ''] });
  const [head = [], ...rows] = readWorkbook(file)[0]?.rows ?? [];
  expect(rows.map(([number]) => number)).toEqual([1, ...Array.from({ length: 618 }, (_, index) => index + 3)]);
  expect(rows[0]?.[head.indexOf('Telefon')]).toBe('+48 600 100 200');
  expect(rows[0]?.[head.indexOf('Miejscowość')]).toBe('=1+1 & <Łódź>');
  expect(strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f>');
});

test('an own id is no date in a CSV, and is as it is in a workbook', async () => {
  const { processId, ids, get } = await scene(1);
  const { ordinalNumber } = await database().process.findUniqueOrThrow({ where: { id: processId } });
  const columns = ['ownId', 'date'] as const;
  const csv = text(await get('csv', { candidateIds: ids }, { columns: [...columns] }));
  expect(csv.split('\r\n')[1]).toMatch(new RegExp(`^'${ordinalNumber}-1;\\d{4}-\\d\\d-\\d\\d$`));
  const [table] = readWorkbook(await get('xlsx', { candidateIds: ids }, { columns: [...columns] }));
  expect(table?.rows[1]?.[0]).toBe(`${ordinalNumber}-1`);
});

test('the second sheet says which process, who, when, by which filters and by which criteria', async () => {
  const { actor, processId, ids, get } = await scene(2);
  await database().candidate.update({ where: { id: ids[0] ?? '' }, data: { matchScore: 90, status: 'SEEN' } });
  const process = await database().process.findUniqueOrThrow({ where: { id: processId }, include: { criteria: true } });
  const asked = process.criteria.find(({ kind }) => kind === 'REQUIREMENT');
  const { searchId } = await searchCandidates(actor, {
    processId,
    query: candidateSearchQuerySchema.parse({}),
    filters: candidateFiltersSchema.parse({
      statuses: ['NEW', 'SEEN'],
      matchFrom: 80,
      languages: ['en:ADVANCED'],
      verdicts: [`${asked?.id}:MET`],
    }),
  });
  const [table, about] = readWorkbook(await get('xlsx', { searchId, except: [] }));
  const rows = about?.rows ?? [];
  expect(table?.name).toBe('Kandydaci');
  expect(about?.name).toBe('O eksporcie');
  expect(rows).toContainEqual(['Proces', process.name]);
  expect(rows).toContainEqual(['Numer procesu', process.ordinalNumber]);
  expect(rows).toContainEqual(['Kto wyeksportował', 'Irena Testowa']);
  expect(rows).toContainEqual(['Status', 'Nowe CV, CV dostępne']);
  expect(rows).toContainEqual(['Dopasowanie', '80–100']);
  expect(rows).toContainEqual(['Kryterium', `${asked?.text}: Spełnione`]);
  expect(rows).toContainEqual(['Język', 'Angielski: co najmniej zaawansowany (C1)']);
  const necessity = asked?.necessity === 'REQUIRED' ? 'Wymagane' : 'Mile widziane';
  const weight = (asked?.importance ?? 0) * (asked?.necessity === 'REQUIRED' ? 2 : 1);
  expect(rows).toContainEqual([asked?.text, 'Wymaganie', necessity, asked?.importance, weight]);
  const [, chosen] = readWorkbook(await get('xlsx', { candidateIds: ids }, { locale: 'en' }));
  expect(chosen?.rows).toContainEqual(['Candidates selected in the list']);
  expect(chosen?.rows).toContainEqual(['Number of candidates', 2]);
});

test('the second sheet names red flags in their own words, and how many of the search are left out', async () => {
  const { actor, processId, ids, get } = await scene(3);
  const search = (filters: object) =>
    searchCandidates(actor, {
      processId,
      query: candidateSearchQuerySchema.parse({}),
      filters: candidateFiltersSchema.parse(filters),
    });
  const all = await search({});
  const [table, about] = readWorkbook(await get('xlsx', { searchId: all.searchId, except: ids.slice(0, 2) }));
  expect(table?.rows).toHaveLength(2);
  expect(about?.rows).toContainEqual(['Liczba kandydatów', 1]);
  expect(about?.rows).toContainEqual(['Liczba pominiętych kandydatów', 2]);
  const flag = await database().criterion.create({
    data: { processId, kind: 'RED_FLAG', text: 'Częste zmiany pracy', position: 99 },
  });
  const { searchId } = await search({ verdicts: [`${flag.id}:NOT_MET`] });
  const [, flagged] = readWorkbook(await get('xlsx', { searchId, except: [] }));
  expect(flagged?.rows).toContainEqual(['Kryterium', 'Częste zmiany pracy: Nie stwierdzono: CV temu przeczy']);
  expect(flagged?.rows.flat()).not.toContain('Liczba pominiętych kandydatów');
});

test('the log says by which filters they were found, not what was searched for', async () => {
  const { actor, processId, ids, get } = await scene(2);
  await database().candidate.update({ where: { id: ids[0] ?? '' }, data: { lastName: 'Szukana', status: 'NEW' } });
  const { searchId, totalItems } = await searchCandidates(actor, {
    processId,
    query: candidateSearchQuerySchema.parse({}),
    filters: candidateFiltersSchema.parse({ searchPhrase: 'Szukana', statuses: ['NEW', 'SEEN'] }),
  });
  expect(totalItems).toBe(1);
  await get('csv', { searchId, except: [] });
  await get('csv', { candidateIds: [ids[0] ?? ''] });
  const where = { action: 'process.candidates-exported', processId };
  const events = await database().auditEvent.findMany({ where, orderBy: { id: 'asc' } });
  expect(events.map(({ details }) => details)).toEqual([
    { format: 'csv', count: 1, chosen: 'search', filters: ['text search', 'statuses'] },
    { format: 'csv', count: 1, chosen: 'selection' },
  ]);
});

test('languages are written as people say them', async () => {
  const { ids, get } = await scene(1);
  const languages = [
    { language: 'en', level: 'ADVANCED' },
    { language: 'de', level: 'UNKNOWN' },
  ];
  await database().candidate.update({ where: { id: ids[0] ?? '' }, data: { languages } });
  const csv = new TextDecoder().decode(await get('csv', { candidateIds: ids }));
  expect(csv).toContain('Angielski: zaawansowany (C1), Niemiecki: poziom nieznany');
});

test('who is hidden has no name in the table, and a viewer exports nothing', async () => {
  const { processId, ids, get } = await scene(1);
  const { lastName } = await database().candidate.findUniqueOrThrow({ where: { id: ids[0] ?? '' } });
  const csv = async () => new TextDecoder().decode(await get('csv', { candidateIds: ids }));
  expect(await csv()).toContain(lastName);
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  expect(await csv()).not.toContain(lastName);
  const viewer = (await createTestUser('VIEWER')).actor;
  const refused = exportCandidates(viewer, { processId, format: 'csv', choice: { candidateIds: ids } });
  await expect(refused).rejects.toMatchObject({ code: 'permission.denied' });
});

test('pay is exported as it was said, beside the month’s amount', async () => {
  const { ids, get } = await scene(1);
  const expectedPay = { minor: 5_500, currency: 'PLN', unit: 'HOUR', tax: 'NET' };
  const data = { expectedPay, expectedSalaryMinor: 924_000, expectedCurrency: 'PLN', availability: 'od zaraz' };
  await database().candidate.update({ where: { id: ids[0] ?? '' }, data });
  const columns = ['expectedSalary', 'expectedPay', 'availability'] as const;
  const lines = text(await get('csv', { candidateIds: ids }, { columns: [...columns] })).split('\r\n');
  expect(lines[1]).toBe('9240;55 PLN/h netto;od zaraz');
});

test('the separator and the mark of UTF-8 follow the language, or what was chosen', async () => {
  const { ids, get } = await scene(1);
  await database().candidate.update({ where: { id: ids[0] ?? '' }, data: { expectedSalaryMinor: 1_250_050 } });
  const begins = async (form: Parameters<typeof get>[2]) => {
    const columns = ['number', 'expectedSalary', 'currency'] as const;
    return text(await get('csv', { candidateIds: ids }, { ...form, columns: [...columns] }));
  };
  expect(await begins({})).toBe('\ufeffNr;Oczekiwane wynagrodzenie miesięcznie;Waluta\r\n1;12500,5;\r\n');
  expect(await begins({ locale: 'en' })).toBe('\ufeffNo.,Expected monthly salary,Currency\r\n1,12500.5,\r\n');
  expect(await begins({ separator: 'COMMA', bom: false })).toBe(
    'Nr,Oczekiwane wynagrodzenie miesięcznie,Waluta\r\n1,12500.5,\r\n',
  );
  expect(await begins({ locale: 'en', separator: 'SEMICOLON' })).toContain('\ufeffNo.;Expected');
});

test('verdicts, reasons, decision and notes are columns, of which those that are chosen are written, in their order', async () => {
  const { actor, processId, ids, get } = await scene(1);
  const [candidateId = ''] = ids;
  const place = { processId, candidateId };
  await database().candidate.update({ where: { id: candidateId }, data: { status: 'SEEN' } });
  await createNote(actor, { ...place, text: '=Dzwoniłam; oddzwoni', mentionedUserIds: [] });
  const before = await getCandidate(actor, { ...place, peek: true });
  const [first] = before.analysis?.verdicts ?? [];
  const criterionId = first?.criterion.criterionId ?? '';
  await correctVerdict(actor, { ...place, criterionId, verdict: 'PARTIALLY_MET', reason: '-5 lat, ale uczy się' });
  const columns = ['notes', 'verdictReasons', 'verdicts', 'number', 'decision'] as const;
  const csv = text(await get('csv', { candidateIds: ids }, { columns: [...columns] }));
  const [head = '', row = ''] = csv.slice(1).split('\r\n');
  const names = before.analysis?.verdicts.map(({ criterion }) => criterion.text) ?? [];
  expect(head.split(';')).toEqual([
    'Nr',
    ...names,
    ...names.map((name) => `${name} – uzasadnienie`),
    'Decyzja',
    'Notatki',
  ]);
  const cells = row.split(';');
  expect(cells.slice(0, 2)).toEqual(['1', 'Częściowo spełnione']);
  expect(cells[1 + names.length]).toBe(`'-5 lat, ale uczy się`);
  expect(row).toMatch(/;Bez decyzji;"\d{4}-\d{2}-\d{2} Irena Testowa: =Dzwoniłam; oddzwoni"$/);
  const english = text(await get('csv', { candidateIds: ids }, { columns: ['verdicts'], locale: 'en' }));
  expect(english.split('\r\n')[1]).toMatch(/^Partly met,/);
  const [table] = readWorkbook(await get('xlsx', { candidateIds: ids }));
  expect(table?.rows[1]?.join('|')).toContain('Irena Testowa: =Dzwoniłam; oddzwoni');
  expect(table?.rows[1]).toContain('Częściowo spełnione');
});

test('the reasons of a hidden candidate are masked as on the page', async () => {
  const { actor, processId, ids, get } = await scene(1);
  const [candidateId = ''] = ids;
  const { lastName, currentAnalysisId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const reason = `CV pani ${lastName} potwierdza: Java`;
  await database().criterionVerdict.updateMany({ where: { analysisId: currentAnalysisId ?? '' }, data: { reason } });
  const csv = async () => text(await get('csv', { candidateIds: ids }));
  expect(await csv()).toContain(reason);
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  const page = await getCandidate(actor, { processId, candidateId, peek: true });
  expect(await csv()).not.toContain(lastName);
  expect(page.analysis?.verdicts[0]?.reason).not.toContain(lastName);
});

test('a day is that of the people who read it, and the file names its process', async () => {
  const { actor, processId, ids } = await scene(1);
  await database().candidate.update({
    where: { id: ids[0] ?? '' },
    data: { createdAt: new Date('2026-07-01T22:30:00Z') },
  });
  const choice = { candidateIds: ids };
  const { stream, fileName } = await exportCandidates(actor, { processId, format: 'csv', choice });
  expect(await new Response(stream).text()).toContain('2026-07-02');
  expect(fileName).toMatch(/^Programista - Programistka Java \d{4}-\d\d-\d\d\.csv$/);
});

test.each([
  ['a session that ended', 'session.missing'],
  ['a lost membership', 'process.not-found'],
])('of %s no more candidates are written', async (what, code) => {
  const { actor: creator, processId, ids } = await scene(1);
  const { actor } = await createTestUser('RECRUITER');
  await database().processMember.create({ data: { processId, userId: actor.userId, addedById: creator.userId } });
  await database().process.update({ where: { id: processId }, data: { restricted: true } });
  const sessionId = await openSession(actor.userId);
  const person = { ...actor, sessionId };
  const read = async (meanwhile: () => Promise<unknown>) => {
    const { stream } = await exportCandidates(person, { processId, format: 'csv', choice: { candidateIds: ids } });
    await meanwhile();
    return new Response(stream).arrayBuffer();
  };
  expect((await read(() => Promise.resolve())).byteLength).toBeGreaterThan(0);
  const lose = () =>
    what === 'a lost membership'
      ? database().processMember.deleteMany({ where: { userId: actor.userId } })
      : endSession(person);
  await expect(read(lose)).rejects.toMatchObject({ code });
});
