import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentFromText } from '@/lib/cv/document-from-text';
import { extractProfile } from '@/lib/cv/extract-profile';
import { drawPdf, writeLines } from '@/tests/cv/make-pdf';
import { makeDocx, paragraph } from '@/tests/cv/make-docx';
import { readCv } from '@/tests/cv/read-cv';
import { probeCv } from '@/lib/reader/run-reader';
import { findSetAside, judgedPart } from './judged-part';

const letter = [
  'Leeds, 3 March 2026',
  'Ms Harriet Colby, Head of Recruitment',
  'Norvale Logistics, jobs@norvale.example, 0113 496 0100',
  'Dear Ms Colby,',
  'I am writing to apply for the post of Warehouse Manager. You ask for fluent French and ten years of leadership.',
  'I would welcome the chance to meet you.',
  'Yours sincerely,',
];
const cvOf = (name: string, email: string, phone: string) => [
  name,
  'Warehouse Manager',
  `14 Mill Lane, Leeds, ${phone}, ${email}`,
  'Work experience',
  'March 2018 – present Warehouse Manager, Norvale Logistics',
  '• Lead a team of twelve people on two shifts',
  'Education',
  '2010 – 2013 BSc Supply Chain Management, University of Hull',
  'Languages',
  'English – native, German – B1',
];
const oliver = cvOf('Oliver Hartwell', 'oliver.hartwell@mail.example', '+44 7700 900123');
const amelia = cvOf('Amelia Thornton', 'amelia.thornton@mail.example', '+44 7700 900456');

const drawPages = (pages: string[][]) =>
  drawPdf((pdf) =>
    pages.forEach((lines, index) => {
      if (index > 0) pdf.addPage();
      writeLines(pdf, lines, 60, 60);
    }),
  );

const textPages = (...pages: string[][]) => documentFromText(pages.map((page) => page.join('\n')).join('\f')).pages;

test('a letter on a page of its own is set aside, and the profile is that of the CV', async () => {
  const document = await readCv(readFileSync(path.join(process.cwd(), 'tests/cv/several/letter-then-cv.pdf')));
  expect(document.setAside).toEqual([{ kind: 'LETTER', pages: [1] }]);
  const profile = extractProfile(judgedPart(document));
  expect(profile).toMatchObject({
    firstName: 'Małgorzata',
    lastName: 'Wójcik',
    phone: '+48 600 100 200',
    email: 'malgorzata.wojcik@poczta.example',
  });
  expect(profile.languages.map(({ language }) => language)).toEqual(['en', 'de']);
});

test('a letter that ends on the page where the CV begins is set aside up to its last words', async () => {
  const bytes = makeDocx([...letter, ...oliver].map((line) => paragraph(line)).join(''));
  const { preview } = await probeCv(bytes);
  const document = await readCv(preview ?? bytes);
  expect(document.setAside).toMatchObject([{ kind: 'LETTER', pages: [1] }]);
  const part = judgedPart(document);
  expect(part.pages[0]?.text).toHaveLength(document.pages[0]?.text.length ?? 0);
  expect(part.pages[0]?.text).not.toMatch(/French|Colby/);
  expect(extractProfile(part)).toMatchObject({
    firstName: 'Oliver',
    lastName: 'Hartwell',
    phone: '+44 7700 900123',
    email: 'oliver.hartwell@mail.example',
  });
});

test('a letter of two pages is set aside whole', async () => {
  const document = await readCv(await drawPages([letter.slice(0, 5), letter.slice(5), oliver]));
  expect(document.setAside).toEqual([{ kind: 'LETTER', pages: [1, 2] }]);
  expect(extractProfile(judgedPart(document)).lastName).toBe('Hartwell');
});

test('of two CVs in one file the first is judged, and the second is named', async () => {
  const more = ['Courses', 'First aid, 2024', 'Driving licence, category B'];
  const document = await readCv(await drawPages([oliver, more, amelia, more]));
  expect(document.setAside).toEqual([{ kind: 'PERSON', pages: [3, 4], name: 'Amelia Thornton' }]);
  const part = judgedPart(document);
  expect(part.pages.map(({ number }) => number)).toEqual([1, 2]);
  expect(extractProfile(part).email).toBe('oliver.hartwell@mail.example');
});

test('two Polish CVs with a letter before them', () => {
  const polish = (name: string, email: string) => [
    name,
    `tel. +48 600 100 200, ${email}`,
    'Doświadczenie zawodowe',
    '2018 – obecnie Księgowa, Biuro Żuraw',
    'Wykształcenie',
    '2008 – 2013 Uniwersytet Ekonomiczny w Krakowie',
  ];
  const pages = textPages(
    ['Szanowni Państwo,', 'zgłaszam swoją kandydaturę.', 'Z poważaniem', 'Anna Wilk'],
    polish('Anna Wilk', 'anna.wilk@poczta.example'),
    polish('Zofia Jeż', 'zofia.jez@poczta.example').map((line) => line.replace('600 100 200', '700 200 300')),
  );
  expect(findSetAside(pages)).toEqual([
    { kind: 'LETTER', pages: [1] },
    { kind: 'PERSON', pages: [3], name: 'Zofia Jeż' },
  ]);
});

test.each<[string, string[][]]>([
  ['a CV of two pages with its head on both', [oliver, [...oliver.slice(0, 3), 'Education', '2010 BSc, Hull']]],
  ['a CV without a letter', [oliver]],
  ['a letter alone', [[...letter, 'Oliver Hartwell']]],
  ['a referee behind the CV', [oliver, ['References', 'Amelia Thornton, amelia@norvale.example, +44 7700 900456']]],
  [
    'jobs that go on below an employer',
    [oliver, ['Anna Baker Foods Ltd', 'Shift Supervisor', 'Education', '2010 – 2013 University of Hull']],
  ],
  ['a CV that greets its reader', [['Dear reader, this is me', ...oliver]]],
])('nothing is set aside of %s', (_, pages) => {
  expect(findSetAside(textPages(...pages))).toEqual([]);
});

test('pages that cannot be read are not replaced by the letter before them', () => {
  const [first, second] = textPages(letter, ['']);
  const quality = { verdict: 'BAD' } as never;
  if (!first || !second) throw new Error('Two pages were made.');
  expect(findSetAside([first, { ...second, quality }])).toEqual([{ kind: 'LETTER', pages: [1] }]);
});
