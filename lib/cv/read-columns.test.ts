import { readCv } from '@/tests/cv/read-cv';
import { drawPdf } from '@/tests/cv/make-pdf';

const left = [
  'Experience',
  'Head of Sales, Norvale, 2019 – 2023',
  'Led a team of twelve people and created',
  'the price lists of four markets',
  'Sales Assistant, Brightparcel, 2013 – 2019',
  'Prepared offers and answered enquiries',
  'of customers in three languages',
  'Education',
  'BSc Economics, University of Hull, 2013',
  'Wrote a thesis on the prices of parcels',
];
const right = [
  'Strengths',
  'Hard work',
  'Courage and calm',
  'Talking to people',
  'Skills',
  'Excel, SAP, Power BI',
  'Price lists',
  'Languages',
  'English – native',
  'German – B1',
];

interface Columns {
  /** Points between the longest line on the left and the column on the right; negative: it reaches into it. */
  gutter: number;
  /** Between two lines, in each column. */
  leadings?: [number, number];
  /** Row by row instead of column by column. */
  byRow?: boolean;
}

async function read({ gutter, leadings = [14, 14], byRow = false }: Columns): Promise<string> {
  const bytes = await drawPdf((pdf) => {
    pdf.fontSize(18).text('Oliver Hartwell', 40, 40, { lineBreak: false });
    pdf.fontSize(10);
    const edge = 40 + Math.max(...left.map((line) => pdf.widthOfString(line))) + gutter;
    const draw = (line: string, index: number, x: number, leading: number) =>
      pdf.text(line, x, 100 + index * leading, { lineBreak: false });
    if (byRow)
      left.forEach((line, index) => {
        draw(line, index, 40, leadings[0]);
        draw(right[index] ?? '', index, edge, leadings[1]);
      });
    else {
      left.forEach((line, index) => draw(line, index, 40, leadings[0]));
      right.forEach((line, index) => draw(line, index, edge, leadings[1]));
    }
  });
  return (await readCv(bytes)).pages[0]?.text ?? '';
}

test.each<Columns>([
  { gutter: 12 },
  { gutter: 8 },
  { gutter: 5 },
  { gutter: 2 },
  { gutter: 0.5 },
  { gutter: 12, byRow: true },
  { gutter: 5, leadings: [14, 15] },
  { gutter: 0.5, leadings: [14, 13] },
  { gutter: -4 },
])('columns beside a narrow gutter are read one after the other: %j', async (columns) => {
  expect(await read(columns)).toBe(['Oliver Hartwell', ...left, ...right].join('\n'));
});
