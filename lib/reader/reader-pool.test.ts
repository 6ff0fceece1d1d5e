import { readFileSync } from 'node:fs';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { childrenOf } from '@/scripts/bench/processor-time';
import { loadZoo } from '@/scripts/evaluation/reading/load-zoo';
import { criterion } from '@/tests/analysis/criterion';
import { scanPdf } from '@/tests/cv/make-scan';
import { endIdleReaders } from './reader-pool';
import { drawFirstPage, probeCv, readCvFile, recognisePage, runJudge } from './run-reader';

afterAll(() => endIdleReaders());

const criteria = [criterion(1, { text: 'Co najmniej 5 lat doświadczenia w Javie' }), criterion(2, { text: 'Docker' })];
const damaged = new TextEncoder().encode('%PDF-1.7\nthis is all');

function thirtyCvs(): Uint8Array[] {
  const files = loadZoo(['digital']).filter(({ isHeldOut, name }) => !isHeldOut && name.endsWith('.pdf'));
  return files.slice(0, 30).flatMap(({ source }) => ('path' in source ? [readFileSync(source.path)] : []));
}

async function analyse(bytes: Uint8Array): Promise<void> {
  await probeCv(bytes);
  const { cv, problem } = await readCvFile(bytes);
  if (problem === null) await runJudge({ cv, criteria, locale: 'pl', referenceDate: '2026-06-15' });
}

test('thirty CVs and as many damaged files are read and judged by four processes at most', async () => {
  // Jest runs other files in this process, whose readers may be idle.
  const before = new Set(childrenOf(process.pid));
  const seen = new Set<number>();
  const look = () => childrenOf(process.pid).forEach((pid) => before.has(pid) || seen.add(pid));
  const sampler = setInterval(look, 50);
  const queue = thirtyCvs();
  expect(queue).toHaveLength(30);
  const work = async (): Promise<void> => {
    for (let bytes = queue.pop(); bytes; bytes = queue.pop()) {
      await analyse(bytes);
      await expect(probeCv(damaged)).rejects.toMatchObject({ code: 'cv.damaged' });
    }
  };
  await Promise.all([work(), work(), work()]);
  clearInterval(sampler);
  expect(seen.size).toBeGreaterThan(0);
  expect(seen.size).toBeLessThanOrEqual(4);
});

test('a first page is drawn while scans wait to be read', async () => {
  const scan = await scanPdf(['Łucja Gęś', 'Księgowa, Łódź', 'Osiem lat prowadzenia ksiąg handlowych']);
  const order: string[] = [];
  const done = (what: string) => () => void order.push(what);
  await Promise.all([
    ...Array.from({ length: 3 }, () => recognisePage(scan, 1).then(done('scan'))),
    drawFirstPage(scan, 900).then(done('first page')),
  ]);
  expect(order.at(-1)).toBe('scan');
});

test('what nobody waits for any more is not drawn, and a long queue is refused', async () => {
  const cv = await makeCvPdf({ lines: ['Łucja Gęś', 'Księgowa, Łódź'] });
  const gone = new AbortController();
  const first = drawFirstPage(cv, 900);
  const given = expect(drawFirstPage(cv, 900, gone.signal)).rejects.toMatchObject({ code: 'server.busy' });
  gone.abort();
  await given;
  const many = await Promise.allSettled(Array.from({ length: 40 }, () => drawFirstPage(cv, 100)));
  expect(many.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  expect((await first).length).toBeGreaterThan(0);
});
