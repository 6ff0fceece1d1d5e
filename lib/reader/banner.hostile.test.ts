import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { cvDocumentSchema } from '@/lib/domain/cv-document';
import { drawPdf, writeLines } from '@/tests/cv/make-pdf';
import { bannerPicture } from '@/tests/cv/make-scan';
import { endIdleReaders } from './reader-pool';
import { readCvFile, recognisePage, runVerify } from './run-reader';

afterAll(() => endIdleReaders());

const body = [
  'Doświadczenie zawodowe',
  '03.2018 – obecnie Kierowniczka magazynu, Hurtownia Dąb, Lublin',
  'Prowadzenie zespołu pięciu osób, planowanie dostaw i zmian, inwentaryzacje roczne.',
  '01.2014 – 02.2018 Magazynierka, Sortownia Brzoza, Lublin',
  'Przyjmowanie towaru, kompletowanie zamówień, obsługa wózka widłowego.',
];
const person = ['Wiesława Kępińska', 'wieslawa.kepinska@poczta.example', '+48 600 100 300'];

/** A sheet with a picture at its top, and its text below. */
const sheet = (picture: Buffer, lines: string[], width = 500, top = 20) =>
  drawPdf((pdf) => {
    pdf.image(picture, 40, top, { width });
    writeLines(pdf, lines, 50, 260, 20);
  });

function photo(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const sky = pen.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, '#88aadd');
  sky.addColorStop(1, '#335522');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/jpeg', 80);
}

async function readWhole(bytes: Uint8Array) {
  const { toRecognise } = await readCvFile(bytes);
  expect(toRecognise).toEqual([1]);
  const { cv, problem } = await readCvFile(bytes, [await recognisePage(bytes, 1)]);
  expect(problem).toBeNull();
  const { profile } = await runVerify({ cv, judgements: [], locale: 'pl' });
  return { document: cvDocumentSchema.parse(JSON.parse(cv)), profile };
}

const stored = (name: string) => readFileSync(path.join(process.cwd(), `tests/cv/pictures/${name}.pdf`));

test('a name and a contact drawn as a picture are read from it, and the rest from the file', async () => {
  const { document, profile } = await readWhole(await sheet(bannerPicture(person), body));
  expect(profile).toMatchObject({ firstName: 'Wiesława', lastName: 'Kępińska', email: person[1], phone: person[2] });
  const [page] = document.pages;
  expect(page?.text).toBe([...person, ...body].join('\n'));
  expect(page?.quality).toMatchObject({ source: 'TEXT', verdict: 'GOOD' });
  expect(document.unreadParts).toEqual([]);
  const surname = page?.spans.find(({ start, end }) => page.text.slice(start, end) === 'Kępińska');
  expect(surname?.y).toBeGreaterThan(700);
}, 120_000);

test.each([
  ['banner-chromium', { firstName: 'Wiesława', lastName: 'Kępińska', phone: '+48 600 100 300' }],
  ['banner-libreoffice', { firstName: 'Barnaby', lastName: 'Thistlewood', email: 'b.thistlewood@mail.example' }],
])(
  '%s',
  async (name, expected) => {
    expect((await readWhole(stored(name))).profile).toMatchObject(expected);
  },
  120_000,
);

test('a picture that could not be read is told', async () => {
  const bytes = await sheet(bannerPicture(person), body);
  const { cv } = await readCvFile(bytes, [JSON.stringify({ number: 1, page: null })]);
  expect(cvDocumentSchema.parse(JSON.parse(cv))).toMatchObject({ unreadParts: ['PICTURE'], pages: [{ number: 1 }] });
});

test.each([
  ['a banner above a text with its name', () => sheet(photo(1000, 200), [...person, ...body])],
  ['a portrait', () => sheet(photo(300, 400), body, 120)],
  [
    'a picture on which the name is written',
    () =>
      drawPdf((pdf) => {
        pdf.image(photo(1000, 200), 40, 20, { width: 500 });
        writeLines(pdf, ['Kierowniczka'], 60, 60);
        writeLines(pdf, body, 50, 260, 20);
      }),
  ],
  ['a picture at the bottom', () => sheet(photo(1000, 200), body, 500, 700)],
])('%s is not looked at', async (_, draw) => {
  const { toRecognise, cv } = await readCvFile(await draw());
  expect(toRecognise).toEqual([]);
  expect(cvDocumentSchema.parse(JSON.parse(cv)).unreadParts).toEqual([]);
});
