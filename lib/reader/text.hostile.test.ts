import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';
import { endlessPdf, multipliedPdf } from '@/tests/cv/make-pdf';
import { cvLimits } from '@/lib/cv/cv-limits';
import { readCvFile, runJudge, runPrepare, runVerify } from './run-reader';

afterEach(() => jest.restoreAllMocks());

/** What the limit is, and that a file is stopped by it, is shown in lib/cv/read-cv.hostile.test.ts. */
const shortenLimit = (maxSeconds = 3) =>
  jest.replaceProperty(cvLimits as { maxSeconds: number }, 'maxSeconds', maxSeconds);

const criteria = [criterion(1, { text: 'Co najmniej 5 lat doświadczenia w Javie' }), criterion(2, { text: 'Docker' })];
const judging = { criteria, locale: 'pl' as const, referenceDate: '2026-06-15' };
const plainCv = JSON.stringify(documentFromText('Anna Nowak\nJava, Docker, 8 lat doświadczenia'));

/** Milliseconds of the longest time in which this process could not turn to anything else while `work` went on. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay();
  delays.enable();
  // It counts from its first turn to its last.
  await delay(50);
  await work();
  await delay(50);
  delays.disable();
  return delays.max / 1e6;
}

test.each(['a', 'a.', 'a@a.', '01.2019 - ', 'Java nie znam ', 'I worked from 2019 until 2020. '])(
  'a kilobyte that stands for 380,000 characters of "%s" is read and judged, and this process stays free',
  async (unit) => {
    const text = unit.repeat(Math.ceil(20_000 / unit.length)).slice(0, 20_000);
    const bytes = multipliedPdf(text, 19);
    expect(bytes.length).toBeLessThan(2000);
    const analyse = async () => {
      const { pageCount } = await readCvFile(bytes);
      expect(pageCount).toBe(1);
      const cv = JSON.stringify(documentFromText(text.repeat(19)));
      const { judgements } = await runJudge({ cv, ...judging });
      return runVerify({ cv, judgements, locale: 'pl' });
    };
    // Judged here, it took minutes.
    expect(await longestPause(analyse)).toBeLessThan(2000);
  },
);

test.each(['a', 'a.', 'a@a.', '1 ', 'A ', 'Nowak ', 'ul. ', 'ur. ur.', 'tel. 600100200 / '])(
  '400,000 characters of "%s" are masked within two seconds',
  async (unit) => {
    const masking = { blind: true, name: { firstName: 'Anna', lastName: 'Nowak' } };
    // The first job also starts the process.
    await runPrepare({ cv: plainCv, masking });
    const cv = JSON.stringify(documentFromText(unit.repeat(400_000 / unit.length)));
    // Other work on the machine may slow one try down, but not each.
    let fastest = Infinity;
    for (let tries = 0; tries < 5 && fastest >= 2000; tries += 1) {
      const before = performance.now();
      await runPrepare({ cv, masking });
      fastest = Math.min(fastest, performance.now() - before);
    }
    expect(fastest).toBeLessThan(2000);
  },
);

test('characters are counted, not glyphs', async () => {
  await expect(readCvFile(multipliedPdf('a'.repeat(20_000), 30))).rejects.toMatchObject({ code: 'cv.too-much-text' });
});

test('files that take their whole time do not keep judging waiting', async () => {
  const plainPdf = multipliedPdf('a', 1);
  const judge = () => runJudge({ cv: plainCv, ...judging });
  // A process for each job: none is started while time is measured.
  await Promise.all([readCvFile(plainPdf), readCvFile(plainPdf), judge()]);
  shortenLimit();
  const order: string[] = [];
  const slow = [1, 2].map(() => readCvFile(endlessPdf()).catch(() => order.push('slow file')));
  const judged = judge().then(() => order.push('judged'));
  await judged;
  expect(order).toEqual(['judged']);
  await Promise.all(slow);
});

test('judging that takes too long is ended with its own reason, and the next CV is judged', async () => {
  const many = Array.from({ length: 40_000 }, (_, index) => criterion(index + 1, { text: 'Java, Docker i SQL' }));
  const long = JSON.stringify(documentFromText('Java Docker SQL nie znam 5 lat\n'.repeat(10_000)));
  const limit = shortenLimit();
  await expect(runJudge({ ...judging, cv: long, criteria: many })).rejects.toMatchObject({
    code: expect.stringMatching(/^analysis\.too-(slow|much-memory)$/) as string,
  });
  limit.restore();
  await expect(runJudge({ cv: plainCv, ...judging })).resolves.toMatchObject({ judgements: [{}, {}] });
});

test('a fault of the rules is not blamed on the file', async () => {
  await expect(runJudge({ cv: 'no JSON', ...judging })).rejects.toMatchObject({ code: 'analysis.broken' });
});
