import { deflateSync } from 'node:zlib';
import { cvDocumentSchema } from '@/lib/domain/cv-document';
import { cvLimits } from '@/lib/cv/cv-limits';
import { probeCv } from '@/lib/reader/run-reader';
import { readCv } from '@/tests/cv/read-cv';
import { bombPdf, drawPdf, endlessPdf, multipliedPdf, rawPdf, writeLines } from '@/tests/cv/make-pdf';

const lines = ['Jan Kowalski', 'Specjalista ds. zakupów', 'Doświadczenie w negocjacjach z dostawcami'];
const ordinary = () => drawPdf((pdf) => writeLines(pdf, lines, 50, 50));
test('reads the text of a CV with its language and version', async () => {
  const document = await readCv(await ordinary());
  expect(cvDocumentSchema.parse(document)).toEqual(document);
  expect(document.pages.map((page) => page.text)).toEqual([lines.join('\n')]);
  expect(document).toMatchObject({ pageCount: 1, language: 'pl', hiddenText: [], readerVersion: expect.any(String) });
});

test('the same bytes give the same document, many at once', async () => {
  const bytes = await ordinary();
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => readCv(bytes)));
  for (const other of others) expect(other).toEqual(first);
});

describe('files that cannot be read', () => {
  const pages = (count: number) =>
    drawPdf((pdf) => {
      for (let page = 1; page <= count; page += 1) {
        if (page > 1) pdf.addPage();
        pdf.text(`Strona ${page} doświadczenia zawodowego`, 50, 50);
      }
    });
  const truncated = async () => (await ordinary()).slice(0, 700);
  const noPages = () =>
    Buffer.from(rawPdf('')).toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [     ] /Count 0');
  const pastLimit = () => {
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
    bytes.set(Buffer.from('%PDF-1.7'));
    return bytes;
  };
  const endlessText = () => {
    const line = `BT /F1 10 Tf 50 50 Td (${'abcdefghi '.repeat(100)}) Tj ET\n`;
    return rawPdf(deflateSync(Buffer.from(line.repeat(2300))), { filter: '/FlateDecode' });
  };

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['0 bytes', () => new Uint8Array(), 'cv.empty'],
    ['no pages', () => Buffer.from(noPages(), 'latin1'), 'cv.empty'],
    ['over 10 MB', pastLimit, 'cv.too-large'],
    ['an image with the name of a PDF', () => Buffer.from('\x89PNG\r\n\x1a\n0000'), 'cv.not-a-pdf'],
    ['a PDF header far into the file', () => Buffer.from(`${' '.repeat(2000)}%PDF-1.7`), 'cv.not-a-pdf'],
    ['rubbish after a PDF header', () => Buffer.from(`%PDF-1.7\n${'rubbish '.repeat(500)}`), 'cv.damaged'],
    ['cut off', truncated, 'cv.damaged'],
    ['a password', () => drawPdf((pdf) => writeLines(pdf, lines, 50, 50), { userPassword: 'secret' }), 'cv.encrypted'],
    ['51 pages', () => pages(51), 'cv.too-many-pages'],
    ['over 400,000 characters', endlessText, 'cv.too-much-text'],
    ['only shapes', () => drawPdf((pdf) => pdf.rect(50, 50, 400, 500).fill('gray')), 'cv.no-text'],
    [
      'only hidden text',
      () => drawPdf((pdf) => pdf.fillColor('white').text('Kierownik z wieloletnim doświadczeniem', 50, 50)),
      'cv.no-text',
    ],
  ])('%s', async (_, make, code) => {
    await expect(readCv(await make())).rejects.toMatchObject({ code });
    await expect(readCv(await ordinary())).resolves.toMatchObject({ pageCount: 1 });
  });

  test('50 pages are read', async () => {
    await expect(readCv(await pages(50))).resolves.toMatchObject({ pageCount: 50 });
  });

  test('a password for editing only does not matter', async () => {
    const bytes = await drawPdf((pdf) => writeLines(pdf, lines, 50, 50), { ownerPassword: 'secret' });
    await expect(readCv(bytes)).resolves.toMatchObject({ pageCount: 1 });
  });
});

describe('hostile files', () => {
  test('a few kilobytes that unpack to gigabytes are stopped, and the next file is read', async () => {
    const bomb = bombPdf(1100);
    expect(bomb.length).toBeLessThan(200_000);
    const files = [readCv(bomb).catch((error: { code: string }) => error.code), readCv(await ordinary())];
    const [stopped, read] = await Promise.all(files);
    expect(stopped).toBe('cv.too-much-memory');
    expect(read).toMatchObject({ pageCount: 1 });
    await expect(readCv(await ordinary())).resolves.toMatchObject({ pageCount: 1 });
  });

  test('drawing that does not end is stopped after the seconds that there are, fifteen', async () => {
    expect(cvLimits.maxSeconds).toBe(15);
    // All fifteen would keep a core busy and show no more.
    const limit = jest.replaceProperty(cvLimits as { maxSeconds: number }, 'maxSeconds', 3);
    const started = Date.now();
    await expect(readCv(endlessPdf())).rejects.toMatchObject({ code: 'cv.too-slow' });
    expect(Date.now() - started).toBeLessThan(13_000);
    limit.restore();
    await expect(readCv(await ordinary())).resolves.toMatchObject({ pageCount: 1 });
  });
});

describe('probing an upload', () => {
  test('answers the number of pages', async () => {
    await expect(probeCv(await ordinary())).resolves.toEqual({
      pageCount: 1,
      mimeType: 'application/pdf',
      preview: null,
    });
  });

  test('refuses what cannot be opened, by the same codes', async () => {
    const secret = await drawPdf((pdf) => pdf.text('x'), { userPassword: 'secret' });
    await expect(probeCv(secret)).rejects.toMatchObject({ code: 'cv.encrypted' });
    await expect(probeCv(Buffer.from('%PDF-1.4 rubbish'))).rejects.toMatchObject({ code: 'cv.damaged' });
  });
});

test('ligatures whose bytes were swapped are letters', async () => {
  const { pages } = await readCv(multipliedPdf('\u6600\u6c00', 40));
  expect(pages[0]?.text.replace(/\s/g, '')).toContain('fl'.repeat(40));
  // One such sign by itself is Chinese.
  expect((await readCv(multipliedPdf('\u6600', 40))).pages[0]?.text).toContain('\u6600');
});
