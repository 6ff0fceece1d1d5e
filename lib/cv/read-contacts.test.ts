import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractProfile } from '@/lib/cv/extract-profile';
import { probeCv } from '@/lib/reader/run-reader';
import { drawPdf, writeLines } from '@/tests/cv/make-pdf';
import { readCv } from '@/tests/cv/read-cv';

async function profileOf(file: string) {
  const bytes = new Uint8Array(readFileSync(path.join(process.cwd(), 'tests/cv/contacts', file)));
  return extractProfile(await readCv(file.endsWith('.docx') ? ((await probeCv(bytes)).preview ?? bytes) : bytes));
}

test.each([
  ['name-sample-header.docx', 'Aleksandra', 'Błaszczyk'],
  ['name-pronouns.docx', 'Aleksandra', 'Błaszczyk'],
  ['name-name-and-cv.docx', 'Aleksandra', 'Błaszczyk'],
  ['name-mathbold.docx', 'Aleksandra', 'Blaszczyk'],
])('%s is the CV of %s %s', async (file, firstName, lastName) => {
  expect(await profileOf(file)).toMatchObject({ firstName, lastName });
});

test('the phone of a sample is found', async () => {
  expect(await profileOf('phone-13.docx')).toMatchObject({ phone: '123-456-7890' });
});

test('a German CV states its languages', async () => {
  const { languages } = await profileOf('cv-german.pdf');
  expect(languages.map(({ language, level }) => `${language} ${level}`)).toEqual([
    'de NATIVE',
    'en INTERMEDIATE',
    'pl BASIC',
  ]);
});

const reached = { email: 'oliver.hartwell@mail.example', phone: '+44 7700 900123', city: 'Leeds' };

test('icons that are letters of the text’s font are no part of what they stand before', async () => {
  expect(await profileOf('icons-as-letters-glued.pdf')).toMatchObject(reached);
});

describe('letters as icons before contacts', () => {
  const rest = ['Warehouse Manager', 'Work experience', '2018 – present Warehouse Manager, Norvale Logistics'];

  async function read(draw: (pdf: PDFKit.PDFDocument) => void): Promise<string> {
    const bytes = await drawPdf((pdf) => {
      pdf.fontSize(18).text('Oliver Hartwell', 40, 40, { lineBreak: false });
      pdf.fontSize(10);
      draw(pdf);
      writeLines(pdf, rest, 40, 200, 14);
    });
    return (await readCv(bytes)).pages[0]?.text ?? '';
  }

  test('below one another, in bold', async () => {
    const text = await read((pdf) => {
      pdf.font('bold');
      writeLines(pdf, ['Q', 'K', 'm'], 40, 100);
      pdf.font('regular');
      const beside = (letter: string) => 40 + pdf.font('bold').widthOfString(letter) + 1.2;
      const after = { Q: beside('Q'), K: beside('K'), m: beside('m') };
      pdf.font('regular');
      pdf.text('oliver.hartwell@mail.example', after.Q, 100, { lineBreak: false });
      pdf.text('+44 7700 900123', after.K, 114, { lineBreak: false });
      pdf.text('Leeds', after.m, 128, { lineBreak: false });
    });
    expect(text).toContain('• oliver.hartwell@mail.example\n• +44 7700 900123\n• Leeds');
  });

  test('letters at the beginnings of lines that are words or levels stay', async () => {
    const text = await read((pdf) => {
      writeLines(pdf, ['W 2019 kurs', 'Z 12 osobami', 'B 2 English'], 40, 100);
    });
    expect(text).toContain('W 2019 kurs\nZ 12 osobami\nB 2 English');
  });
});
