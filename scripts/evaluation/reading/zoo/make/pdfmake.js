// The content (JSON on standard input) as a PDF by pdfmake, into the file that is named.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(path.join(process.env.ZOO_NODE, 'package.json'));
const pdfmake = load('pdfmake');
const content = JSON.parse(readFileSync(0, 'utf8'));
const { look } = content;
const files = process.env.ZOO_FONTS.split(',');
pdfmake.setFonts({ F: { normal: files[0], bold: files[1], italics: files[0], bolditalics: files[1] } });

const text = (words, options = {}) => (words ? [{ text: String(words), margin: [0, 0, 0, 3], ...options }] : []);
const bold = (words) => text(words, { bold: true });

function entry({ e: [date = '', first = '', second = ''], x = [] }) {
  const below = items(x);
  const top = bold(first);
  if (look.entry === 'left')
    return [{ columns: [{ width: 100, stack: text(date) }, { stack: [...top, ...text(second), ...below] }] }];
  if (look.entry === 'right') {
    return [
      {
        columns: [
          { width: '*', stack: top },
          { width: 'auto', text: String(date) },
        ],
      },
      ...text(second),
      ...below,
    ];
  }
  if (look.entry === 'inline') return [...bold(`${date} ${first}`), ...text(second), ...below];
  if (look.entry === 'over') return [...text(date), ...top, ...text(second), ...below];
  return [...top, ...text(second), ...text(date), ...below];
}

function rating([name, level]) {
  const bars = [1, 2, 3, 4, 5].map((one) => ({
    type: 'rect',
    x: (one - 1) * 14,
    y: 4,
    w: 12,
    h: 5,
    color: one <= level ? look.accent : '#cccccc',
  }));
  return [
    {
      columns: [
        { width: '*', text: String(name) },
        { width: 75, canvas: bars },
      ],
    },
  ];
}

function item(one) {
  if (typeof one !== 'object') return text(one);
  if (one.li) return [{ ul: one.li.map(String), margin: [0, 0, 0, 4] }];
  if (one.e) return entry(one);
  if (one.rate) return rating(one.rate);
  if (one.chips) return text(one.chips.join('  •  '));
  if (one.row) return [{ columns: [{ width: 100, text: String(one.row[0]) }, { text: String(one.row[1]) }] }];
  return [{ table: { body: one.table.map((row) => row.map(String)) }, margin: [0, 2, 0, 4] }];
}

function items(list) {
  return list.flatMap(item);
}

function heading(words) {
  const label = ['upper', 'spaced', 'europass'].includes(look.heads) ? words.toUpperCase() : words;
  const style = { fontSize: 12, bold: true, color: look.accent, characterSpacing: look.heads === 'spaced' ? 2.5 : 0 };
  if (look.heads !== 'band') return text(label, { ...style, margin: [0, 9, 0, 4] });
  const cell = { ...style, text: label, color: '#ffffff', fillColor: look.accent };
  return [{ table: { widths: ['*'], body: [[cell]] }, layout: 'noBorders', margin: [0, 6, 0, 4] }];
}

const sections = (list) => list.flatMap(([title, body]) => [...heading(title), ...items(body)]);
const contact = [
  ...(content['contact-label'] ? heading(content['contact-label']) : []),
  ...content.contact.flatMap((line) => text(line.replace(/^(phone|mail|pin|link|code): /, ''))),
];
const head = [
  ...text(content.name, { fontSize: 20, bold: true, color: look.accent }),
  ...bold(content.title),
  ...text(content.place),
];
const hidden = content.hidden
  .filter(({ how }) => how === 'white' || how === 'tiny')
  .flatMap(({ how, text: words }) => text(words, how === 'white' ? { color: '#ffffff' } : { fontSize: 1 }));
const main = sections(content.main);
const side = sections(content.side);
const end = [...hidden, ...text(content.clause, { fontSize: 7 })];
let body = [...contact, ...main, ...side];
if (content.layout !== 'one') {
  const aside = { width: '33%', stack: [...contact, ...side] };
  const article = { width: '*', stack: main };
  body = [{ columns: content.layout === 'side-left' ? [aside, article] : [article, aside], columnGap: 16 }];
}

const file = pdfmake.createPdf({
  pageMargins: 48,
  defaultStyle: { font: 'F', fontSize: 10, alignment: look.justify ? 'justify' : 'left' },
  content: [...head, ...body, ...end],
});
writeFileSync(process.argv[2], await file.getBuffer());
