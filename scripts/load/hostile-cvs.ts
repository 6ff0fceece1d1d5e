import { deflateSync } from 'node:zlib';
import { bombPdf, drawPdf, endlessPdf, multipliedPdf, rawPdf, writeLines } from '@/tests/cv/make-pdf';

/** A file made to exhaust its reader, or a harmless one that is expensive to read. */
export interface HostileCv {
  name: string;
  bytes: Uint8Array;
}

const letters = 20_000;

/** One glyph that stands for 20,000 characters, drawn until the line has `characters`. */
function longLine(name: string, unit: string, characters: number): HostileCv {
  const text = unit.repeat(Math.ceil(letters / unit.length)).slice(0, letters);
  return { name: `${name}-${characters}`, bytes: multipliedPdf(text, Math.round(characters / letters)) };
}

/** Repeated, these provoke slow patterns for addresses, dates, amounts and names. */
const units: [name: string, unit: string][] = [
  ['letters', 'a'],
  ['addresses', 'a.'],
  ['at-signs', 'a@'],
  ['almost-addresses', 'a@a.'],
  ['digits', '1 '],
  ['dates', '01.2019 - '],
  ['brackets', '('],
  ['spaces', 'a '],
  ['tabs-of-commas', ', '],
  ['words', 'Java Spring Boot nie znam angielski B2 '],
];
const lengths = [60_000, 100_000, 380_000, 500_000];

/** Graphics states and marked content, nested a hundred thousand deep. */
function deepNesting(): HostileCv {
  const content = `${'q BT '.repeat(100_000)} /F1 10 Tf 50 700 Td (Jan Kowalski, specjalista do spraw zakupow) Tj`;
  return { name: 'deep-nesting', bytes: rawPdf(deflateSync(Buffer.from(content)), { filter: '/FlateDecode' }) };
}

const denseLine =
  'Java, Spring Boot, PostgreSQL (8 lat): prowadzenie projektow dla klientow, angielski B2, 03.2019 - obecnie, Krakow';

/** Fifty pages of small print: a valid CV with much text. */
async function denseCv(): Promise<HostileCv> {
  const bytes = await drawPdf((pdf) => {
    for (let page = 0; page < 50; page += 1) {
      if (page > 0) pdf.addPage();
      pdf.fontSize(7);
      const lines = Array.from({ length: 55 }, (_, line) => `${denseLine} ${page}.${line}`);
      writeLines(pdf, page === 0 ? ['Anna Nowak', 'DOŚWIADCZENIE', ...lines] : lines, 30, 20, 13);
    }
  });
  return { name: 'dense-50-pages', bytes };
}

/** Every kind of hostile file once. */
export async function hostileCvs(): Promise<HostileCv[]> {
  return [
    ...units.flatMap(([name, unit]) => lengths.map((characters) => longLine(name, unit, characters))),
    deepNesting(),
    { name: 'bomb', bytes: bombPdf(1100) },
    { name: 'endless', bytes: endlessPdf() },
    await denseCv(),
  ];
}

/** `count` hostile files, made unique by a trailing comment, so that no stored reading is reused. */
export async function manyHostileCvs(count: number): Promise<HostileCv[]> {
  const kinds = await hostileCvs();
  return Array.from({ length: count }, (_, index) => {
    const { name, bytes } = kinds[index % kinds.length] ?? { name: '', bytes: new Uint8Array() };
    return { name: `${index}-${name}`, bytes: Buffer.concat([bytes, Buffer.from(`\n% ${index} ${Date.now()}\n`)]) };
  });
}
