import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawPdf, rawPdf, writeLines } from '@/tests/cv/make-pdf';
import { cvDocumentSchema } from '@/lib/domain/cv-document';
import { readCvFile } from '@/lib/reader/run-reader';

const lines = [
  'Warehouse manager with eight years of experience in logistics',
  'Responsible for the of#ce, planning of shifts and reporting of results',
  'Education at the university of Hull, business and management',
];
const show = (texts: readonly string[]) =>
  texts.map((text, index) => `BT /F1 12 Tf 50 ${700 - 20 * index} Td (${text}) Tj ET\n`).join('');

/** A map of "#" to other signs; none: no letter. */
function mapOf(code: number, target: string): string {
  const hex = [...target].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const ranges = [`<20> <22> <0020>`, `<24> <7e> <0024>`].join('\n');
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def
1 begincodespacerange <00> <ff> endcodespacerange
2 beginbfrange\n${ranges}\nendbfrange
1 beginbfchar <${code.toString(16)}> <${hex}> endbfchar endcmap end end`;
}

async function qualityOf(bytes: Uint8Array) {
  const { cv, toRecognise } = await readCvFile(bytes);
  const { pages } = cvDocumentSchema.parse(JSON.parse(cv));
  return { quality: pages[0]?.quality, toRecognise };
}

describe('a page whose file does not name all its letters is not good, and is read from its picture', () => {
  test('Polish letters of a subset without names', async () => {
    const bytes = readFileSync(path.join(process.cwd(), 'tests/cv/lost/no-letters-named-reportlab.pdf'));
    const read = await qualityOf(bytes);
    expect(read).toMatchObject({ quality: { verdict: 'DOUBTFUL' }, toRecognise: [1] });
    expect(read.quality?.lostLetters).toBeGreaterThan(20);
  });

  test.each([
    ['a ligature of private use', '\uf001'],
    ['a control character', '\u0019'],
    ['the replacement sign', '\ufffd'],
    ['a space, wider than the others of its line', ' '],
  ])('%s', async (_, target) => {
    const read = await qualityOf(rawPdf(show(lines), { toUnicode: mapOf(0x23, target) }));
    expect(read).toMatchObject({ quality: { verdict: 'DOUBTFUL', lostLetters: 1 }, toRecognise: [1] });
  });
});

/** Polish drawn by pdfkit, whose font says that some letters are spaces. */
async function withSpacesFor(letters: string): Promise<Uint8Array> {
  const text = [
    'Doświadczenie zawodowe i wykształcenie w zakresie księgowości spółek',
    'Kierowniczka magazynu, zarządzanie zespołem pięciu osób, obsługa zamówień',
    'Współpraca z dostawcami, wypełnianie dokumentów, sporządzanie zestawień',
  ];
  const bytes = await drawPdf((pdf) => writeLines(pdf, text, 50, 60), { compress: false });
  const codes = [...letters].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'));
  const file = codes.reduce(
    (all, code) => all.replaceAll(`<${code}>`, '<0020>'),
    Buffer.from(bytes).toString('latin1'),
  );
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

test.each(['ś', 'ę', 'ąęś'])('gaps in the place of %s are lost letters', async (letters) => {
  expect(await qualityOf(await withSpacesFor(letters))).toMatchObject({
    quality: { verdict: 'DOUBTFUL', lostLetters: expect.any(Number) as number },
    toRecognise: [1],
  });
});

test('with all its letters the same page is good', async () => {
  expect(await qualityOf(await withSpacesFor(''))).toMatchObject({ quality: { verdict: 'GOOD' }, toRecognise: [] });
});

describe('a file sent as if it were text is not good, however good the words that are left', () => {
  const asText = (bytes: Uint8Array, pattern: RegExp, end: string) =>
    new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replace(pattern, end), 'latin1'));
  const stored = (name: string) => readFileSync(path.join(process.cwd(), `tests/cv/producers/${name}.pdf`));
  const ways: [string, RegExp, string][] = [
    ['for Windows', /\r?\n/g, '\r\n'],
    ['for Unix', /\r/g, '\n'],
    ['without returns', /\r/g, ''],
  ];

  test.each(ways)('its ends of lines written %s', async (_, pattern, end) => {
    const lines = ['Księgowa z jedenastoletnim doświadczeniem', 'Prowadzenie ksiąg, deklaracje podatkowe'];
    const whole = await drawPdf((pdf) => writeLines(pdf, lines, 50, 60), { compress: false });
    const read = await qualityOf(asText(whole, pattern, end));
    expect(read).toMatchObject({ quality: { verdict: 'DOUBTFUL' }, toRecognise: [1] });
  });

  test('its packed pages cut off', async () => {
    const read = await qualityOf(asText(stored('wkhtmltopdf-pl'), /\r/g, ''));
    expect(read).toMatchObject({ quality: { verdict: 'DOUBTFUL' }, toRecognise: [1] });
  });

  test.each(['chromium-pl', 'wkhtmltopdf-en'])('%s as it was is good', async (name) => {
    expect(await qualityOf(stored(name))).toMatchObject({ quality: { verdict: 'GOOD' }, toRecognise: [] });
  });
});

describe('signs that are no letters are not missed', () => {
  const plain = lines.map((line) => line.replace('#', 'fi'));
  test.each([
    ['an icon before a word', '\uf095', plain.map((line) => `#${line}`)],
    ['an icon after a space', '\u0001', plain.map((line) => `${line} # x`)],
    ['spaces without a sign of their own', '\u0003', plain.map((line) => line.replaceAll(' ', '#'))],
  ])('%s', async (_, target, texts) => {
    const read = await qualityOf(rawPdf(show(texts), { toUnicode: mapOf(0x23, target) }));
    expect(read.quality?.lostLetters).toBeUndefined();
  });
});
