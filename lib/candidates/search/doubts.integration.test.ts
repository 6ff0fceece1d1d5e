import { strToU8 } from 'fflate';
import { database } from '@/lib/db/client';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { makeDocx, paragraph } from '@/tests/cv/make-docx';
import { createTestScene } from '@/prisma/seed/factories';
import { uploadCvs } from '../cv/upload-cvs';
import { getCandidate } from '../details/get-candidate';
import { searchCandidates } from './search-candidates';

const body = [
  'Doświadczenie zawodowe',
  'Osiem lat pracy przy systemach bankowych w języku Java, Spring Boot, PostgreSQL, Docker.',
  'Projektowanie i rozwój usług, prowadzenie zespołu czterech programistów.',
  'Wcześniej trzy lata utrzymania sklepów internetowych i szkolenie nowych osób w zespole.',
];
const cvs: [name: string, lines: string[]][] = [
  ['Olga Miła', ['olga@mila.example', ...body]],
  ['Jan Dąb', ['jan@dab.example', ...body]],
  ['Ewa Lis', ['olga@mila.example', 'Sprzedaż hurtowa, pięć lat, w tym dwa lata kierowania oddziałem w Łodzi.']],
  ['Olga Miła', ['olga@mila.example', 'Olga Miła, drugie CV: Java i Docker od ośmiu lat, wcześniej sklepy.']],
];

test('dates that do not fit together are shown with what was compared and found by the filter, and no score changes', async () => {
  const { actor, processId } = await createTestScene();
  const job = (dates: string) =>
    `Anna Wrzos\nanna@wrzos.example\n\nDoświadczenie zawodowe\n${dates}  Programistka Java, Kerber sp. z o.o.\n• usługi w Spring Boot i PostgreSQL\n`;
  const core = (day: string) =>
    `<cp:coreProperties xmlns:cp="c" xmlns:dcterms="d"><dcterms:created>2020-01-02T08:00:00Z</dcterms:created><dcterms:modified>${day}T08:00:00Z</dcterms:modified></cp:coreProperties>`;
  const docx = (dates: string, files = {}) =>
    makeDocx(
      job(dates)
        .split('\n')
        .map((line) => paragraph(line))
        .join(''),
      { files },
    );
  const files = [
    ['reversed.txt', strToU8(job('06.2024 – 02.2022'))],
    ['later.docx', docx('06.2025 – obecnie', { 'docProps/core.xml': core('2024-05-12') })],
    ['unknown.docx', docx('06.2025 – obecnie')],
    ['honest.docx', docx('06.2022 – obecnie', { 'docProps/core.xml': core('2024-05-12') })],
  ] as const;
  const doubts: unknown[] = [];
  for (const [fileName, bytes] of files) {
    const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName, bytes }] });
    const candidateId = accepted[0]?.candidateId ?? '';
    const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const run = { candidateId, requestId: analysisRequestId ?? '' };
    await analyseRun(run);
    const { dateDoubts } = await getCandidate(actor, { processId, candidateId, peek: true });
    doubts.push(dateDoubts.map(({ kind, said, against }) => [kind, said, against]));
  }
  expect(doubts).toEqual([
    [['ENDS_BEFORE_BEGIN', '06.2024', '02.2022']],
    [['AFTER_FILE', '06.2025 – obecnie', '2024-05-12']],
    [],
    [],
  ]);
  const query = candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC' });
  const find = () =>
    searchCandidates(actor, { processId, query, filters: candidateFiltersSchema.parse({ doubts: ['DATES'] }) });
  expect((await find()).items.map(({ ordinalNumber }) => ordinalNumber)).toEqual([1, 2]);
  const [, later, unknown] = await database().candidate.findMany({
    where: { processId },
    orderBy: { ordinalNumber: 'asc' },
  });
  expect(later?.matchScore).toBe(unknown?.matchScore);
  await changeBlindMode(actor, { processId, blindMode: true });
  expect((await find()).items).toEqual([]);
  const hidden = await getCandidate(actor, { processId, candidateId: later?.id ?? '', peek: true });
  expect(hidden.dateDoubts).toEqual([]);
});

test('who has the same contact or text under another name is shown side by side and found by the filter, and no score changes', async () => {
  const { actor, processId } = await createTestScene();
  const ids: string[] = [];
  for (const [name, lines] of cvs) {
    const bytes = strToU8([name, ...lines].join('\r\n'));
    const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: `cv${ids.length}.txt`, bytes }] });
    const candidateId = accepted[0]?.candidateId ?? '';
    const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const run = { candidateId, requestId: analysisRequestId ?? '' };
    await analyseRun(run);
    ids.push(candidateId);
  }
  const [olga = '', jan = '', ewa = '', again = ''] = ids;
  const sharedOf = async (candidateId: string) =>
    (await getCandidate(actor, { processId, candidateId, peek: true })).sharedUnderOtherName.map(
      ({ kind, same, ownName, candidateId: other, name }) => [kind, kind === 'TEXT' ? '' : same, ownName, other, name],
    );
  expect(await sharedOf(olga)).toEqual([
    ['TEXT', '', 'Olga Miła', jan, 'Jan Dąb'],
    ['EMAIL', 'olga@mila.example', 'Olga Miła', ewa, 'Ewa Lis'],
  ]);
  expect(await sharedOf(jan)).toEqual([['TEXT', '', 'Jan Dąb', olga, 'Olga Miła']]);
  const found = async (doubts: string[]) => {
    const query = candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC' });
    const { items } = await searchCandidates(actor, {
      processId,
      query,
      filters: candidateFiltersSchema.parse({ doubts }),
    });
    return items.map(({ id }) => id);
  };
  expect(await found(['SAME_TEXT'])).toEqual([olga, jan]);
  expect(await found(['SAME_CONTACT'])).toEqual([olga, ewa, again]);
  expect(await found(['HIDDEN_TEXT'])).toEqual([]);
  await database().candidate.update({ where: { id: jan }, data: { hasHiddenText: true } });
  expect(await found(['HIDDEN_TEXT', 'SAME_CONTACT'])).toEqual([olga, jan, ewa, again]);
  const scores = await database().candidate.findMany({
    where: { id: { in: [olga, jan] } },
    select: { matchScore: true },
  });
  expect(scores[0]).toEqual(scores[1]);
  await changeBlindMode(actor, { processId, blindMode: true });
  expect(await sharedOf(olga)).toEqual([]);
  expect(await found(['SAME_TEXT', 'SAME_CONTACT'])).toEqual([]);
});
