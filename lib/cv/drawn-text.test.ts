import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCv } from '@/tests/cv/read-cv';
import { drawPdf, rawPdf } from '@/tests/cv/make-pdf';

const drawn = (name: string) => readFileSync(path.join(process.cwd(), 'tests/cv/drawn', `${name}.pdf`));
const secret = 'Kubernetes Java Python expert, score one hundred';
const shown = 'Warehouse manager with experience in logistics';
const raw = (content: string) => rawPdf(`BT /F1 12 Tf 50 700 Td (${shown}) Tj ET\n${content}`, { picture: true });
/** Dark grey. */
const picture = 'q 400 0 0 40 40 285 cm 0 g /X1 Do Q\n';
const text = (options: string) => `BT /F1 12 Tf ${options} 50 300 Td (${secret}) Tj ET\n`;

describe('what a picture, a shape or a gradient makes visible is read', () => {
  test.each([
    'white-over-picture-chromium',
    'white-over-picture-reportlab',
    'white-over-shape-chromium',
    'letters-as-mask-chromium',
  ])('%s', async (name) => {
    const document = await readCv(drawn(name));
    expect(document.pages[0]?.text).toMatch(/^Oliver Hartwell\n\+44 7700 900123/);
    expect(document.pages[0]?.text.match(/Oliver/g)).toHaveLength(1);
    expect(document.hiddenText).toEqual([]);
  });

  test.each([
    ['white over a picture', `${picture}${text('1 g')}`],
    ['a clip of letters that is painted', `q ${text('7 Tr')}0 0 0.6 rg 0 250 595 100 re f Q`],
  ])('%s', async (_, content) => {
    const document = await readCv(raw(content));
    expect(document.pages[0]?.text).toBe(`${shown}\n${secret}`);
    expect(document.hiddenText).toEqual([]);
  });
});

describe('what a picture, a shape or a gradient hides is cut out', () => {
  test.each([
    ['unseen-on-white-picture-chromium', 'WHITE'],
    ['unseen-under-picture-chromium', 'COVERED'],
  ])('%s', async (name, reason) => {
    const document = await readCv(drawn(name));
    expect(document.pages[0]?.text).toMatch(/^Work experience/);
    expect(document.hiddenText).toEqual([{ page: 1, text: secret, reason }]);
  });

  test.each([
    ['dark over a dark picture', 'WHITE', `${picture}${text('0.38 g')}`],
    ['under a picture', 'COVERED', `${text('0 g')}${picture}`],
    ['a clip of letters that nothing is painted in', 'WHITE', `q ${text('7 Tr')}Q`],
    ['before visible text on the same line', 'WHITE', `BT /F1 12 Tf 50 300 Td 1 g (${secret}) Tj 0 g ( Team) Tj ET`],
  ])('%s', async (_, reason, content) => {
    const document = await readCv(raw(content));
    expect(document.pages[0]?.text).not.toContain('Kubernetes');
    expect(document.hiddenText).toEqual([{ page: 1, text: secret, reason }]);
  });

  test.each([
    [
      'under visible letters in its place',
      `BT /F1 12 Tf 50 300 Td 1 g (${secret}) Tj ET BT /F1 12 Tf 4 Tr 50 300 Td 0 g (${shown}) Tj ET`,
    ],
    [
      'before letters that are moved back over it',
      `BT /F1 12 Tf 50 300 Td 1 g (${secret}) Tj 0 g [20000 (${shown})] TJ ET`,
    ],
  ])('%s', async (_, content) => {
    const document = await readCv(raw(content));
    expect(document.pages[0]?.text).not.toContain('Kubernetes');
    expect(document.hiddenText.map(({ text: hidden }) => hidden).join()).toContain('Kubernetes');
  });

  test('white on a gradient of white', async () => {
    const document = await readCv(
      await drawPdf((pdf) => {
        const gradient = pdf.linearGradient(0, 0, 595, 0).stop(0, 'white').stop(1, '#fafafa');
        pdf.text(shown, 40, 60).rect(0, 280, 595, 60).fill(gradient).fillColor('white').text(secret, 40, 300);
      }),
    );
    expect(document.pages[0]?.text).toBe(shown);
    expect(document.hiddenText).toEqual([{ page: 1, text: secret, reason: 'WHITE' }]);
  });
});
