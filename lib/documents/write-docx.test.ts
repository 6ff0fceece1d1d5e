import { strFromU8, unzipSync } from 'fflate';
import { parseXml } from '@/lib/cv/docx/parse-xml';
import { probeCv } from '@/lib/reader/run-reader';
import { readCv } from '@/tests/cv/read-cv';
import type { ReadableDocument } from './document-blocks';
import { writeDocx } from './write-docx';
import { writeText } from './write-text';

const document: ReadableDocument = {
  title: 'Wyjaśnienie & „ocena”',
  language: 'pl',
  madeAt: new Date('2026-11-30T10:00:00Z'),
  blocks: [
    { kind: 'heading', level: 1, text: 'Zażółć gęślą jaźń' },
    { kind: 'facts', rows: [['Osoba', 'Łucja <b>Wąs</b>']] },
    { kind: 'paragraph', text: 'Pierwszy wiersz\nDrugi wiersz \u0000\ud800 znaku.' },
    { kind: 'list', items: ['Java', 'Kotlin & Go'] },
    { kind: 'quote', text: 'Prowadziłam zespół 5 osób.', source: 'CV, strona 1' },
  ],
};

test('the product reads a DOCX back, word for word; each part is XML, and the same document gives the same bytes', async () => {
  const bytes = writeDocx(document);
  const { preview } = await probeCv(bytes);
  const text = (await readCv(preview ?? bytes)).pages.map((page) => page.text).join('\n');
  const words = ['Zażółć gęślą jaźń', 'Osoba: Łucja <b>Wąs</b>', 'Pierwszy wiersz', 'Kotlin & Go'];
  for (const said of [...words, 'Prowadziłam zespół 5 osób.', 'CV, strona 1']) expect(text).toContain(said);
  const parts = unzipSync(bytes);
  for (const part of Object.values(parts)) expect(() => parseXml(strFromU8(part))).not.toThrow();
  expect(strFromU8(parts['word/styles.xml'] ?? new Uint8Array())).toContain('<w:lang w:val="pl"/>');
  expect(Buffer.from(writeDocx(document)).equals(Buffer.from(bytes))).toBe(true);
});

test('as a text, quotes stand in and nothing is lost', () => {
  const text = new TextDecoder().decode(writeText(document));
  expect(text).toContain('Zażółć gęślą jaźń\n=================');
  expect(text).toContain('    Prowadziłam zespół 5 osób.\n    (CV, strona 1)');
  expect(text).toContain('- Kotlin & Go');
});
