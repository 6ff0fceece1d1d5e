import { rawPdf } from '@/tests/cv/make-pdf';
import { scanPdf } from '@/tests/cv/make-scan';
import { deflateSync } from 'node:zlib';
import { endIdleReaders } from './reader-pool';
import { drawFirstPage } from './run-reader';

afterAll(() => endIdleReaders());

/** A form of a thousand slanted lines, drawn as often as fits: minutes of work in a few kilobytes. */
function slowPdf(): Uint8Array {
  const lines = Array.from({ length: 1000 }, (_, index) => `0 ${index} m 595 ${842 - index} 300 ${index} 0 9 c S`);
  return rawPdf('/X1 Do\n'.repeat(20_000), { form: deflateSync(lines.join('\n')) });
}

test('a first page made to take long is given up within seconds, and others are drawn after it', async () => {
  const ordinary = await scanPdf(['Łucja Gęś', 'Księgowa, Łódź']);
  // Starts the process.
  await drawFirstPage(ordinary, 900);
  const begun = Date.now();
  const slow = expect(drawFirstPage(slowPdf(), 900)).rejects.toMatchObject({
    code: expect.stringMatching(/^cv\.too-(slow|much-memory)$/) as string,
  });
  const [picture] = await Promise.all([drawFirstPage(ordinary, 900), slow]);
  expect(picture.length).toBeGreaterThan(0);
  // Five for the slow one, the rest for a new process on a busy machine.
  expect(Date.now() - begun).toBeLessThan(25_000);
}, 90_000);
