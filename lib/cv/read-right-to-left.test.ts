import { readFileSync } from 'node:fs';
import path from 'node:path';
import { probeCv } from '@/lib/reader/run-reader';
import { drawPdf } from '@/tests/cv/make-pdf';
import { makeDocx, paragraph } from '@/tests/cv/make-docx';
import { readCv } from '@/tests/cv/read-cv';
import { extractProfile } from './extract-profile';

const hebrew = [
  'יעל כהן-לוי',
  'תל אביב, yael.cohen@mail.example, +972-50-123-4567',
  'ניסיון תעסוקתי',
  '2018-2022 מפתחת תוכנה בחברת Oak Software Ltd (צוות של 5)',
  'פיתוח מערכות ב-TypeScript, React ו-Node.js 20 עבור 3 לקוחות',
  '2015 - 2018 בודקת תוכנה',
];
const arabic = [
  'ليلى حداد',
  'عمّان، layla.haddad@mail.example',
  'الخبرة العملية',
  '2018-2022 مهندسة برمجيات في شركة Oak Software Ltd (فريق من 5 أشخاص)',
  'تطوير الأنظمة باستخدام TypeScript و React',
];
const stored = (name: string) => readFileSync(path.join(process.cwd(), `tests/cv/right-to-left/${name}.pdf`));

test.each([
  ['hebrew-chromium', hebrew],
  ['hebrew-libreoffice', hebrew],
  ['arabic-chromium', arabic],
  ['arabic-libreoffice', arabic],
])('%s is read in the order in which it is written', async (name, lines) => {
  const document = await readCv(stored(name));
  expect(document.pages[0]?.text.split('\n')).toEqual(lines);
  const { firstName, lastName } = extractProfile(document);
  expect(`${firstName} ${lastName}`).toBe(lines[0]);
});

test('each word stands where it is seen', async () => {
  const [page] = (await readCv(stored('hebrew-chromium'))).pages;
  const placeOf = (word: string) => page?.spans.find(({ start, end }) => page.text.slice(start, end) === word)?.x ?? 0;
  expect(placeOf('יעל')).toBeGreaterThan(placeOf('כהן-לוי'));
  expect(placeOf('Oak')).toBeLessThan(placeOf('Software'));
});

test('letters that the file has in the order in which they are read', async () => {
  const bytes = await drawPdf((pdf) => {
    [...'מפתחת תוכנה בתל אביב עם ניסיון'].reduce((x, letter) => {
      const width = pdf.widthOfString(letter);
      if (letter !== ' ') pdf.text(letter, x - width, 50, { lineBreak: false });
      return x - width;
    }, 500);
  });
  expect((await readCv(bytes)).pages[0]?.text).toBe('מפתחת תוכנה בתל אביב עם ניסיון');
});

test.each([
  ['Hebrew', hebrew],
  ['Arabic', arabic],
])('a DOCX in %s', async (_, lines) => {
  const { preview } = await probeCv(makeDocx(lines.map((line) => paragraph(line)).join('')));
  expect((await readCv(preview ?? new Uint8Array())).pages[0]?.text.split('\n')).toEqual(lines);
});
