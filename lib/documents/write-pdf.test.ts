import { readCv } from '@/tests/cv/read-cv';
import type { ReadableDocument } from './document-blocks';
import { writePdf } from './write-pdf';

const letters = 'Zażółć gęślą jaźń, ĄĆĘŁŃÓŚŹŻ';
const document: ReadableDocument = {
  title: 'Odpowiedź',
  language: 'pl',
  madeAt: new Date('2026-11-30T10:00:00Z'),
  blocks: [
    { kind: 'heading', level: 1, text: letters },
    {
      kind: 'facts',
      rows: [
        ['Imię', 'Łucja'],
        ['Puste', ''],
      ],
    },
    { kind: 'list', items: ['pierwszy', 'drugi'] },
    { kind: 'quote', text: 'Prowadziłam zespół\u0000 5 osób.', source: 'CV, strona 1' },
    ...Array.from({ length: 120 }, (_, index) => ({ kind: 'paragraph' as const, text: `Akapit ${index}. ${letters}` })),
  ],
};

test('every text is read back, Polish letters too, and pages are numbered', async () => {
  const pages = (await readCv(await writePdf(document))).pages.map(({ text }) => text);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[0]).toContain(letters);
  expect(pages[0]).toContain('Imię: Łucja');
  expect(pages[0]).not.toContain('Puste');
  expect(pages[0]).toContain('• drugi');
  expect(pages[0]).toContain('Prowadziłam zespół 5 osób.');
  const all = pages.join('\n');
  for (let index = 0; index < 120; index += 1) expect(all).toContain(`Akapit ${index}. ${letters}`);
  pages.forEach((page, index) => expect(page).toContain(`${index + 1} / ${pages.length}`));
});

test('the same document gives the same bytes, tagged, with its language', async () => {
  const bytes = await writePdf(document);
  expect(Buffer.from(await writePdf(document)).equals(Buffer.from(bytes))).toBe(true);
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw).toContain('/Lang (pl)');
  expect(raw).toContain('/Marked true');
});
