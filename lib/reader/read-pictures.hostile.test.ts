import { createCanvas, loadImage } from '@napi-rs/canvas';
import { cvPageSchema } from '@/lib/domain/cv-document';
import { scanPicture } from '@/tests/cv/make-scan';
import { probeCv, readCvFile, recognisePage } from './run-reader';

const lines = [
  'Łucja Gęś',
  'Księgowa, Łódź, lucja.ges@poczta.example',
  'Doświadczenie zawodowe',
  'Osiem lat prowadzenia ksiąg handlowych spółek produkcyjnych.',
  'Sporządzanie deklaracji VAT, rozliczanie podróży służbowych.',
];

/** Reads a picture as an upload is read: drawn on a page, then recognised. */
async function read(picture: Uint8Array) {
  const { preview, mimeType, pageCount } = await probeCv(new Uint8Array(picture));
  const pages = preview ?? new Uint8Array();
  const { toRecognise } = await readCvFile(pages);
  expect([pageCount, toRecognise]).toEqual([1, [1]]);
  const { page } = JSON.parse(await recognisePage(pages, 1)) as { page: unknown };
  return { mimeType, page: cvPageSchema.parse(page) };
}

async function pngOf(jpeg: Buffer, alpha: number): Promise<Buffer> {
  const picture = await loadImage(jpeg);
  const canvas = createCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen.globalAlpha = alpha;
  pen.drawImage(picture, 0, 0);
  return canvas.toBuffer('image/png');
}

/** What a camera adds that is held on its side: the picture is to be turned clockwise (6) when it is shown. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.alloc(4)]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)]);
}

test('a JPEG is read from its page, A4 as it is', async () => {
  const { mimeType, page } = await read(scanPicture(lines));
  expect(mimeType).toBe('image/jpeg');
  expect(page.text.split('\n')).toEqual(lines);
  expect([Math.round(page.width), Math.round(page.height)]).toEqual([595, 842]);
});

test('a photo of a camera that was held on its side is shown upright', async () => {
  const { page } = await read(withOrientation(scanPicture(lines, { turn: 270 }), 6));
  expect(page.text.split('\n')).toEqual(lines);
  expect(page.width).toBeLessThan(page.height);
});

test.each([
  ['without', 1],
  ['with', 0.9],
])('a PNG %s transparency is read', async (_, alpha) => {
  const { mimeType, page } = await read(await pngOf(scanPicture(lines), alpha));
  expect(mimeType).toBe('image/png');
  expect(page.text.split('\n')).toEqual(lines);
});

test('pictures of more pixels than can be drawn are refused before anything is unpacked', async () => {
  const png = await pngOf(scanPicture(['CV']), 1);
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  await expect(probeCv(new Uint8Array(png))).rejects.toMatchObject({ code: 'cv.too-many-pixels', values: { max: 40 } });
});
