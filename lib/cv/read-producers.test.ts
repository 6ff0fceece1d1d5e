import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCv } from '@/tests/cv/read-cv';

const folder = path.join(process.cwd(), 'tests/cv/producers');

/** What the page shows: headings are set in capitals, bullets are not part of the words. */
function wordsOfHtml(file: string): string[] {
  const html = readFileSync(path.join(folder, file), 'utf8').split('<body>')[1] ?? '';
  const shown = html.replace(/<h2>([^<]*)/g, (_, heading: string) => heading.toUpperCase()).replace(/<[^>]*>/g, ' ');
  return shown.split(/\s+/).filter((word) => word !== '');
}

describe('tight text by real producers is read word by word', () => {
  test.each([
    ['wkhtmltopdf', 'pl'],
    ['wkhtmltopdf', 'en'],
    ['chromium', 'pl'],
    ['chromium', 'en'],
  ])('%s, %s', async (producer, language) => {
    const { pages } = await readCv(readFileSync(path.join(folder, `${producer}-${language}.pdf`)));
    const text = pages.map((page) => page.text).join('\n');
    expect(text.split(/[\s•]+/).filter((word) => word !== '')).toEqual(wordsOfHtml(`cv-${language}.html`));
  });
});
