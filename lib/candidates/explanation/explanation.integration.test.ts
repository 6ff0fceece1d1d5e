import { strToU8 } from 'fflate';
import { database } from '@/lib/db/client';
import { decideSchema } from '@/lib/domain/candidate-review-schemas';
import { writeExplanationSchema, type WriteExplanation } from '@/lib/domain/explanation-schemas';
import { probeCv } from '@/lib/reader/run-reader';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { setUpModelRun, useModel } from '@/tests/analysis/model-run';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { createTestScene } from '@/prisma/seed/factories';
import { readCv } from '@/tests/cv/read-cv';
import { uploadCvs } from '../cv/upload-cvs';
import { correctVerdict } from '../decisions/correct-verdict';
import { decideCandidate } from '../decisions/decide-candidate';
import { getCandidate } from '../details/get-candidate';
import { getExplanation } from './get-explanation';
import { writeExplanation } from './write-explanation';

const lines = [
  'Olga Miła, programistka Java',
  'Doświadczenie zawodowe',
  'Osiem lat pracy przy systemach bankowych w języku Java, Spring Boot, PostgreSQL, Docker.',
  'Projektowanie i rozwój usług, prowadzenie zespołu czterech programistów.',
];

async function scene() {
  const { actor, processId } = await createTestScene();
  const files = [{ fileName: 'cv.txt', bytes: strToU8(lines.join('\r\n')) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  const place = { processId, candidateId: accepted[0]?.candidateId ?? '' };
  const row = await database().candidate.findUniqueOrThrow({ where: { id: place.candidateId } });
  const run = { candidateId: place.candidateId, requestId: row.analysisRequestId ?? '' };
  await analyseRun(run);
  const write = (input: Partial<WriteExplanation>) =>
    writeExplanation(actor, {
      ...place,
      ...writeExplanationSchema.parse({ language: 'pl', format: 'txt', ...input }),
    });
  const textOf = async (input: Partial<WriteExplanation>) => new TextDecoder().decode((await write(input)).bytes);
  return { actor, place, write, textOf };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');

test.each(['pl', 'en'] as const)(
  'the letter in %s is read back from PDF and DOCX, with quotes of the CV alone',
  async (language) => {
    const { actor, place, write } = await scene();
    const { blocks, changes } = await getExplanation(actor, { ...place, language });
    const quotes = blocks.flatMap((block) => block.quotes);
    expect(quotes.length).toBeGreaterThan(1);
    for (const { text } of quotes) expect(lines.join('\n')).toContain(text);
    expect(changes.length).toBeGreaterThan(0);
    for (const format of ['pdf', 'docx'] as const) {
      const { bytes } = await write({ language, format });
      const read = plain(
        (await readCv((await probeCv(bytes)).preview ?? bytes)).pages
          .map(({ text }) => text.replace(/\s\d+ \/ \d+\s*$/, ''))
          .join(' '),
      );
      const said = blocks.flatMap(({ heading, text, quotes: own }) => [
        heading,
        ...text.split('\n'),
        ...own.map((one) => one.text),
      ]);
      // A long line may be divided between two pages.
      const lost = said.filter(Boolean).filter((one) => !read.includes(plain(one)));
      expect({ format, lost }).toEqual({ format, lost: [] });
    }
  },
);

test('it says that a person decided only where a decision is on record: a correction is none', async () => {
  const { actor, place, textOf } = await scene();
  const none = 'Żadna osoba nie podjęła jeszcze decyzji';
  expect(await textOf({})).toContain(none);
  const { analysis } = await getCandidate(actor, { ...place, peek: true });
  const verdict = analysis?.verdicts.find((one) => one.verdict !== 'MET' && one.criterion.kind === 'REQUIREMENT');
  const criterionId = verdict?.criterion.criterionId ?? '';
  await correctVerdict(actor, { ...place, criterionId, verdict: 'MET', reason: 'Tajna notatka rekrutera' });
  const corrected = await textOf({});
  expect(corrected).toContain(none);
  expect(corrected).toContain('Tę ocenę poprawił człowiek.');
  expect(corrected).not.toContain('Tajna notatka');
  await decideCandidate(actor, { ...place, ...decideSchema.parse({ decision: 'REJECT' }) });
  const decided = await textOf({});
  expect(decided).not.toContain(none);
  expect(decided).toContain('Decyzję podjął człowiek: zgłoszenie nie przechodzi dalej');
});

test('a planted sentence that nothing proves is refused, and one that stands passes; what was taken is in the log', async () => {
  const { actor, place, write, textOf } = await scene();
  const { blocks } = await getExplanation(actor, { ...place, language: 'pl' });
  const java = blocks.find(({ quotes }) => quotes.some(({ text }) => text.includes('Java')));
  const key = java?.key ?? '';
  const planted: [key: string, sentence: string, fault: string][] = [
    [key, 'CV podaje pracę w Javie przez siedemnaście lat.', 'letter-figure'],
    [key, 'CV mówi „prowadziłam cały dział”.', 'letter-quotation'],
    ['closing', 'Za zgłoszeniem przemawia praca w firmie NordTech.', 'letter-name'],
    ['opening', 'To zgłoszenie wypadło lepiej niż pozostałe.', 'letter-comparison'],
    ['closing', 'Nasz rekruter zdecydował, że nie zapraszamy do dalszych etapów.', 'letter-decision'],
  ];
  for (const [part, sentence, code] of planted) {
    const was = blocks.find((block) => block.key === part)?.text ?? '';
    const error = await write({ blocks: [{ key: part, text: `${was} ${sentence}` }] }).catch(
      (caught: unknown) => caught,
    );
    expect({ sentence, error }).toMatchObject({
      error: { code: 'explanation.unproved', fields: [{ path: `blocks.${part}`, code, values: { sentence } }] },
    });
  }
  // A fixed part stays as it is, whatever is sent.
  const closing = 'Dziękujemy za zgłoszenie i za czas poświęcony na rozmowę.';
  const edited = await textOf({
    withChanges: false,
    blocks: [
      { key: 'closing', text: closing },
      { key: 'decision', text: 'Decyzję podjął człowiek.' },
      { key: 'how', text: '' },
      { key: 'signature', text: 'Dział rekrutacji NordTech, tel. 600 100 200' },
    ],
  });
  expect(edited).toContain(closing);
  expect(edited).toContain('NordTech, tel. 600 100 200');
  expect(edited).not.toContain('Decyzję podjął człowiek.');
  expect(edited).not.toContain('Jak powstała ocena');
  expect(edited).not.toContain('Co zmieniłoby wynik');
  const logged = await database().auditEvent.findMany({
    where: { action: 'candidate.explained', candidateId: place.candidateId },
  });
  expect(logged.map(({ details }) => details)).toEqual([expect.objectContaining({ format: 'txt', isEdited: true })]);
});

test('what a model wrote is marked, and its words without the mark are refused', async () => {
  const server = await OpenAiServer.start();
  try {
    await useModel(server, { writeTexts: false });
    const { actor, processId, run, judge, save } = await setUpModelRun();
    await judge();
    await save();
    const place = { processId, candidateId: run.candidateId };
    const { analysis } = await getCandidate(actor, { ...place, peek: true });
    const language = analysis?.locale ?? 'pl';
    const { blocks } = await getExplanation(actor, { ...place, language });
    expect(blocks.find(({ key }) => key === 'how')?.text).toContain('gpt-4.1-mini');
    const marks = { pl: 'Model językowy:', en: 'Language model:' };
    const marked = blocks.find(({ isByModel }) => isByModel);
    expect(marked?.text).toContain(marks[language]);
    const input = (text: string) => ({
      ...place,
      ...writeExplanationSchema.parse({ language, format: 'txt', blocks: [{ key: marked?.key, text }] }),
    });
    const unmarked = (marked?.text ?? '').replace(`${marks[language]} `, '');
    await expect(writeExplanation(actor, input(unmarked))).rejects.toMatchObject({
      fields: [{ code: 'letter-unmarked' }],
    });
    expect((await writeExplanation(actor, input(marked?.text ?? ''))).mediaType).toMatch(/^text/);
  } finally {
    await server.close();
    await database().modelSettings.deleteMany();
  }
});
