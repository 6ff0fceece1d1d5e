import { strFromU8, unzipSync } from 'fflate';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { exportCandidates } from './export-candidates';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from '../search/search-candidates';

const formulas = ['=HYPERLINK("https://zly.example")', '+48', '-1', '@SUM(A1)', '\t=1', '＝1+1'];

async function scene(count: number) {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const ids = rows.map(({ id }) => id);
  const get = async (format: 'csv' | 'xlsx', choice: Parameters<typeof exportCandidates>[1]['choice']) => {
    const { stream } = await exportCandidates(actor, { processId, format, choice });
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
  expect(text.startsWith('\ufeffNr;Imię;Nazwisko')).toBe(true);
  expect(lines).toHaveLength(formulas.length);
  expect(lines[0]).toContain(`;"'=HYPERLINK(""https://zly.example"")";`);
  for (const line of lines) expect(line.split(';').filter((cell) => /^"?\s*[=+@\t＝-]/.test(cell))).toEqual([]);
});

test('a workbook has all of a search beyond its page, in its order, and texts only as texts', async () => {
  const { actor, processId, ids, get } = await scene(620);
  await database().candidate.update({ where: { id: ids[0] ?? '' }, data: { city: '=1+1 & <Łódź>\u0001' } });
  const { searchId } = await searchCandidates(actor, {
    processId,
    query: candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC', pageSize: 20 }),
    filters: {},
  });
  const parts = unzipSync(await get('xlsx', { searchId, except: [ids[1] ?? ''] }));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const numbers = [...sheet.matchAll(/<row><c><v>(\d+)<\/v>/g)].map((match) => Number(match[1]));
  expect(numbers).toEqual([1, ...Array.from({ length: 618 }, (_, index) => index + 3)]);
  expect(sheet).toContain('<is><t xml:space="preserve">=1+1 &amp; &lt;Łódź&gt;</t></is>');
  expect(sheet).not.toContain('<f>');
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
