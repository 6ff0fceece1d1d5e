import { deflateSync } from 'node:zlib';
import { bombPdf, drawPdf, endlessPdf, multipliedPdf, rawPdf, writeLines } from '@/scripts/testing/cv/make-pdf';

/** A file that was made to stop whoever reads it, or is hard work though it means no harm. */
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

/** What rules for addresses, dates, sums and names stumble over when it is repeated without end. */
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

/** Fifty pages of small print: much text, and nothing wrong with it. */
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

/** Every kind of hostile file once, the quick ones and those that end at a limit. */
export async function hostileCvs(): Promise<HostileCv[]> {
  return [
    ...units.flatMap(([name, unit]) => lengths.map((characters) => longLine(name, unit, characters))),
    deepNesting(),
    { name: 'bomb', bytes: bombPdf(1100) },
    { name: 'endless', bytes: endlessPdf() },
    await denseCv(),
  ];
}

/**
 * `count` hostile files, none of them equal to another: a comment after the end makes each a file of its own, so that
 * no reading of an earlier one is taken over.
 */
export async function manyHostileCvs(count: number): Promise<HostileCv[]> {
  const kinds = await hostileCvs();
  return Array.from({ length: count }, (_, index) => {
    const { name, bytes } = kinds[index % kinds.length] ?? { name: '', bytes: new Uint8Array() };
    return { name: `${index}-${name}`, bytes: Buffer.concat([bytes, Buffer.from(`\n% ${index} ${Date.now()}\n`)]) };
  });
}
