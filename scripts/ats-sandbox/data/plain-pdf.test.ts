import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainPdf } from './plain-pdf';

/** What a PDF reader that knows nothing of us finds. */
function pagesOf(bytes: Buffer): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-pdf-'));
  try {
    writeFileSync(path.join(folder, 'cv.pdf'), bytes);
    const program = path.resolve('prisma/seed/cvs/extract-pages.mjs');
    const found = JSON.parse(execFileSync(process.execPath, [program, folder], { encoding: 'utf8' })) as Record<
      string,
      string[]
    >;
    return found['cv.pdf'] ?? [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('is read as it was written, Polish letters and brackets included', () => {
  const [page] = pagesOf(plainPdf(['Zażółć gęślą jaźń (próba)', 'ŁÓDŹ – Świnoujście']));
  expect(page).toContain('Zażółć gęślą jaźń (próba)');
  expect(page).toContain('ŁÓDŹ – Świnoujście');
});

it('wraps long lines and goes on over pages', () => {
  const pages = pagesOf(plainPdf(Array.from({ length: 60 }, (_, index) => `Wiersz ${index} ${'słowo '.repeat(20)}`)));
  expect(pages).toHaveLength(3);
  expect(pages.at(-1)).toContain('Wiersz 59');
});
