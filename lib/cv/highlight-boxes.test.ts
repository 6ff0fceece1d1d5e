import { deflateSync } from 'node:zlib';
import type { CvDocument } from '@/lib/domain/cv-document';
import { highlightBoxes } from './highlight-boxes';
import { readCv } from '@/tests/cv/read-cv';
import { drawPdf, rawPdf, writeLines } from '@/tests/cv/make-pdf';

function boxesOf(document: CvDocument, quote: string) {
  const page = document.pages[0];
  if (!page) throw new Error('No page was read.');
  const start = page.text.indexOf(quote);
  expect(start).toBeGreaterThanOrEqual(0);
  return highlightBoxes(page, start, start + quote.length);
}

test('a box stands where the words were drawn', async () => {
  const document = await readCv(
    await drawPdf((pdf) =>
      pdf.fontSize(20).text('Kierownik magazynu wysokiego składowania', 100, 200, { lineBreak: false }),
    ),
  );
  const [box, ...more] = boxesOf(document, 'Kierownik');
  expect(more).toEqual([]);
  expect(box?.left).toBeCloseTo(100 / 595.28, 2);
  // 20 pt letters in a line that begins 200 pt from the top.
  expect(box?.top).toBeGreaterThan(195 / 841.89);
  expect((box?.top ?? 0) + (box?.height ?? 0)).toBeLessThan(230 / 841.89);
  expect(box?.height).toBeCloseTo(25 / 841.89, 3);
});

test('part of a word takes its share of the width', async () => {
  const document = await readCv(
    await drawPdf((pdf) => pdf.text('mmmmmmmmmm kierownik produkcji i utrzymania', 50, 50)),
  );
  const whole = boxesOf(document, 'mmmmmmmmmm')[0];
  const half = boxesOf(document, 'mmmmm')[0];
  expect(half?.width).toBeCloseTo((whole?.width ?? 0) / 2, 5);
});

test('a quote over several lines has a box for each', async () => {
  const lines = ['Pracowałem jako magazynier', 'w centrum dystrybucji', 'pod Piotrkowem'];
  const document = await readCv(await drawPdf((pdf) => writeLines(pdf, lines, 50, 100, 20)));
  const boxes = boxesOf(document, 'magazynier\nw centrum dystrybucji\npod');
  expect(boxes).toHaveLength(3);
  const tops = boxes.map((box) => box.top * 841.89);
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeCloseTo(20, 0);
  expect((boxes[0]?.left ?? 0) > (boxes[1]?.left ?? 0)).toBe(true);
});

test('a word that a line break cut has a box on both lines', async () => {
  const document = await readCv(
    await drawPdf((pdf) => writeLines(pdf, ['Wieloletnie programo-', 'wanie sterowników przemysłowych'], 50, 100, 20)),
  );
  expect(boxesOf(document, 'programowanie')).toHaveLength(2);
});

describe('pages that are turned or cropped', () => {
  const words = 'Warehouse manager with ten years of experience';
  /** 100 pt from the left, 700 pt from the bottom of an unturned page. */
  const content = deflateSync(Buffer.from(`BT /F1 10 Tf 100 700 Td (${words}) Tj ET`));
  const read = (page: string) => readCv(rawPdf(content, { filter: '/FlateDecode', page }));

  test('an origin that is not 0,0', async () => {
    const plain = await read('/MediaBox [0 0 600 800]');
    const moved = await read('/MediaBox [-50 -100 550 750]');
    expect(moved.pages[0]).toMatchObject({ width: 600, height: 850 });
    const [first] = boxesOf(plain, words);
    const [second] = boxesOf(moved, words);
    expect(second?.left).toBeCloseTo((first?.left ?? 0) + 50 / 600, 4);
    expect(second?.top).toBeCloseTo((750 - 700 - 10) / 850, 4);
  });

  test('a crop box', async () => {
    const document = await read('/MediaBox [0 0 600 800] /CropBox [90 600 590 800]');
    expect(document.pages[0]).toMatchObject({ width: 500, height: 200 });
    const [box] = boxesOf(document, words);
    expect(box?.left).toBeCloseTo(10 / 500, 4);
    expect(box?.top).toBeCloseTo((800 - 700 - 10) / 200, 2);
  });

  test('a page turned by 90° shows the text running down its right side', async () => {
    const document = await read('/MediaBox [0 0 600 800] /Rotate 90');
    expect(document.pages[0]).toMatchObject({ width: 800, height: 600, text: words });
    const [box] = boxesOf(document, words);
    // Turned clockwise, 100 pt from the left becomes 100 pt from the top, 700 pt from the bottom 700 pt from the left.
    expect(box?.top).toBeCloseTo(100 / 600, 2);
    expect(box?.left).toBeCloseTo((700 - 2.5) / 800, 2);
    expect(box?.height).toBeGreaterThan(5 * (box?.width ?? 1));
  });

  test('text drawn sideways on a page turned back reads level', async () => {
    const drawing = `BT /F1 10 Tf 0 1 -1 0 300 100 Tm (${words}) Tj ET`;
    const document = await readCv(rawPdf(drawing, { page: '/MediaBox [0 0 600 800] /Rotate 90' }));
    const [box] = boxesOf(document, words);
    expect(document.pages[0]?.text).toBe(words);
    expect(box?.width).toBeGreaterThan(5 * (box?.height ?? 1));
  });
});

test('words on their side are one box, each of them whole', () => {
  const spans = [
    { start: 0, end: 5, x: 100, y: 210, width: 10, height: 40 },
    { start: 6, end: 12, x: 100, y: 264, width: 10, height: 48 },
  ];
  const page = { width: 200, height: 400, spans };
  const [box, ...others] = highlightBoxes(page, 2, 12);
  expect(others).toEqual([]);
  // From a quarter of the first height below its baseline to the top of the second.
  expect(box).toEqual({
    left: 0.5,
    top: (400 - 312) / 400,
    width: 0.05,
    height: expect.closeTo((312 - 200) / 400) as number,
  });
});

test('with the text, a part of a word has its letters’ share of the width', () => {
  const page = { width: 100, height: 100, spans: [{ start: 0, end: 4, x: 0, y: 50, width: 40, height: 10 }] };
  const [plain] = highlightBoxes(page, 2, 4);
  const [exact] = highlightBoxes({ ...page, text: 'mmil' }, 2, 4);
  expect(plain).toMatchObject({ left: 0.2, width: 0.2 });
  expect(exact?.left).toBeGreaterThan(0.28);
  expect((exact?.left ?? 0) + (exact?.width ?? 0)).toBeCloseTo(0.4);
});
