import { createHash } from 'node:crypto';
import { storeCvReading } from '@/lib/cv/cv-readings';
import { readerVersion } from '@/lib/cv/reader-version';
import { database } from '@/lib/db/client';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { setUpInterview } from '@/tests/interviews/model-scene';

/** An interview of the bank that runs when the process becomes blind. */
async function running() {
  const scene = await setUpInterview({ locale: 'pl', engine: 'offline' });
  const { questions } = await scene.prepare();
  await changeBlindMode(scene.actor, { processId: scene.place.processId, blindMode: true });
  const write = (text: string) =>
    database().interviewQuestion.update({ where: { id: questions[0]?.id ?? '' }, data: { text, label: 'SAP' } });
  return { ...scene, questions, write };
}

test('an interview of a hidden candidate goes on where it is not known what is masked in the CV', async () => {
  const { load, questions, write } = await running();
  const { questions: hidden } = await load();
  expect(questions.length).toBeGreaterThan(3);
  for (const { text, goodSigns } of hidden) {
    expect(text).not.toBe('');
    expect(goodSigns.filter((sign) => sign === '')).toEqual([]);
  }
  expect(hidden.map(({ poorSigns }) => poorSigns)).toEqual(questions.map(({ poorSigns }) => poorSigns));
  await write('Jedno z wymagań to „SAP”, a w CV czytam: „Zenobiusz Zmyślik, SAP”. Co Olga Miła w tym zrobiła?');
  const { text } = (await load()).questions[0] ?? {};
  expect(text).toBe('Jedno z wymagań to „SAP”, a w CV czytam: „███”. Co ███ w tym zrobiła?');
});

test('a CV whose masks are missing is masked when the interview is opened', async () => {
  const { load, place, write } = await running();
  const { analysisId } = await database().interviewSimulation.findUniqueOrThrow({
    where: { id: place.interviewSimulationId },
  });
  const text = 'Referencje\nPan Zenobiusz Zmyślik, kierownik, tel. 600 900 800';
  const sha256 = createHash('sha256').update(analysisId).digest('hex');
  await database().cvFile.create({ data: { sha256, sizeBytes: 1, mimeType: 'application/pdf' } });
  const cv = {
    readerVersion,
    pageCount: 1,
    language: 'pl',
    hiddenText: [],
    pages: [{ number: 1, width: 600, height: 800, text, spans: [] }],
  };
  await storeCvReading(sha256, readerVersion, { pageCount: 1, cv: JSON.stringify(cv), searchText: null });
  await database().analysis.update({ where: { id: analysisId }, data: { cvSha256: sha256 } });
  await write('W CV czytam: „Zenobiusz Zmyślik, kierownik”. Co Olga Miła z tego pamięta?');
  expect((await load()).questions[0]?.text).toBe('W CV czytam: „███, kierownik”. Co ███ z tego pamięta?');
  expect(await database().cvSearchText.count({ where: { sha256 } })).toBe(1);
});
