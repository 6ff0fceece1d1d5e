import { strToU8, zipSync } from 'fflate';
import { makeDocx, paragraph, table } from '@/tests/cv/make-docx';
import { readCv } from '@/tests/cv/read-cv';
import { drawTypedCv, probeCv } from './run-reader';

async function read(bytes: Uint8Array) {
  const { preview, mimeType } = await probeCv(bytes);
  expect(mimeType).toContain('wordprocessingml');
  return readCv(preview ?? new Uint8Array());
}

const profile = 'Księgowa z ośmioletnim doświadczeniem w spółkach produkcyjnych.';

test('header, paragraphs, lists, tables and text boxes are read in their order, hidden text apart', async () => {
  const box = `<w:p><w:r><w:pict><w:txbxContent>${paragraph('Prawo jazdy kategorii B', '<w:color w:val="FFFFFF"/>')}</w:txbxContent></w:pict></w:r></w:p>`;
  const item = '<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>zamykanie miesiąca i roku</w:t></w:r></w:p>';
  const deleted = '<w:p><w:del><w:r><w:delText>Wersja robocza</w:delText></w:r></w:del></w:p>';
  const body = [
    paragraph(profile, '<w:b/>'),
    item,
    table([
      ['03.2018 – obecnie', 'Samodzielna księgowa'],
      ['09.2014 – 02.2018', 'Młodsza księgowa'],
    ]),
    box,
    deleted,
    paragraph('Kubernetes', '<w:color w:val="FFFFFF"/>'),
    paragraph('Terraform', '<w:vanish/>'),
    paragraph('Ansible', '<w:sz w:val="2"/>'),
  ].join('');
  const document = await read(makeDocx(body, { header: paragraph('Łucja Gęś, tel. 600 100 200') }));
  const text = document.pages.map((page) => page.text).join('\n');
  expect(text.split('\n')).toEqual([
    'Łucja Gęś, tel. 600 100 200',
    profile,
    expect.stringMatching(/^•\s+zamykanie miesiąca i roku$/),
    expect.stringMatching(/^03.2018 – obecnie\s+Samodzielna księgowa$/),
    expect.stringMatching(/^09.2014 – 02.2018\s+Młodsza księgowa$/),
    'Prawo jazdy kategorii B',
  ]);
  expect(document.hiddenText.map((hidden) => [hidden.text, hidden.reason]).sort()).toEqual([
    ['Ansible', 'TINY'],
    ['Kubernetes', 'WHITE'],
    ['Terraform', 'INVISIBLE'],
  ]);
});

test('a long document goes over pages, a table of one row too, and the same file gives the same pages', async () => {
  const long = Array.from({ length: 90 }, (_, index) =>
    paragraph(`Zadanie ${index + 1} w dziale księgowości spółki`),
  ).join('');
  const bytes = makeDocx(`<w:tbl><w:tr><w:tc>${paragraph('Kontakt')}</w:tc><w:tc>${long}</w:tc></w:tr></w:tbl>`);
  const { pageCount, preview } = await probeCv(bytes);
  expect(pageCount).toBe(3);
  expect((await probeCv(bytes)).preview).toEqual(preview);
});

test('typed text becomes pages', async () => {
  const document = await readCv(await drawTypedCv(strToU8(`Anna Nowak\r\n${profile}`)));
  expect(document.pages.map((page) => page.text)).toEqual([`Anna Nowak\n${profile}`]);
});

const bomb = () => strToU8(' '.repeat(50_000_000));
const entities =
  '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY x SYSTEM "file:///etc/hostname">]>' +
  '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&a;&x;</w:t></w:r></w:p></w:body></w:document>';
const deep = `${'<w:sdt>'.repeat(50_000)}${'</w:sdt>'.repeat(50_000)}`;

test.each<[string, string, () => Uint8Array]>([
  ['too-much-text', '50 MB of XML', () => makeDocx('', { files: { 'word/document.xml': bomb() } })],
  ['too-much-text', 'elements nested without end', () => makeDocx(deep)],
  ['too-much-text', 'more text than a CV has', () => makeDocx(paragraph('słowo '.repeat(70_000)))],
  ['too-many-pages', 'more pages than a CV has', () => makeDocx(paragraph('a').repeat(3000))],
  ['damaged', 'entities from outside', () => makeDocx('', { files: { 'word/document.xml': entities } })],
  ['damaged', 'broken XML', () => makeDocx('<w:p>')],
  ['damaged', 'half an archive', () => makeDocx(paragraph(profile)).slice(0, 200)],
  ['macros', 'macros', () => makeDocx(paragraph(profile), { files: { 'word/vbaProject.bin': new Uint8Array(10) } })],
  [
    'other-format',
    'an OpenDocument file',
    () => zipSync({ mimetype: strToU8('application/vnd.oasis'), 'content.xml': strToU8('<a/>') }),
  ],
])('%s: %s', async (code, _, bytes) => {
  await expect(probeCv(bytes())).rejects.toMatchObject({ code: `cv.${code}` });
});

test('pictures and other parts are not unpacked', async () => {
  const { pageCount } = await probeCv(makeDocx(paragraph(profile), { files: { 'word/media/image1.png': bomb() } }));
  expect(pageCount).toBe(1);
});
