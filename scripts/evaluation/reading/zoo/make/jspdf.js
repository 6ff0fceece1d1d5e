// The content (JSON on standard input) as a PDF by jsPDF, line by line at fixed places, into the file that is named.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(path.join(process.env.ZOO_NODE, 'package.json'));
const { jsPDF } = load('jspdf');
const content = JSON.parse(readFileSync(0, 'utf8'));
const { look } = content;
const page = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
process.env.ZOO_FONTS.split(',').forEach((file, index) => {
  page.addFileToVFS(`f${index}.ttf`, readFileSync(file).toString('base64'));
  page.addFont(`f${index}.ttf`, 'F', index === 0 ? 'normal' : 'bold');
});

let at = { x: 45, y: 60, width: 505, colour: '#222222' };

function write(words, { size = 10, bold = false, colour = at.colour, indent = 0, mark = '' } = {}) {
  if (!words) return;
  page
    .setFont('F', bold ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(colour);
  if (mark) page.text(mark, at.x, at.y);
  for (const line of page.splitTextToSize(String(words), at.width - indent)) {
    if (at.y > 800) {
      page.addPage();
      at.y = 60;
    }
    page.text(line, at.x + indent, at.y);
    at.y += size * 1.35;
  }
}

function entry({ e: [date = '', first = '', second = ''], x = [] }) {
  if (look.entry === 'left') {
    const { x: left, y, width } = at;
    at.width = 95;
    write(date);
    const below = at.y;
    at = { ...at, x: left + 105, y, width: width - 105 };
    write(first, { bold: true });
    write(second);
    items(x);
    at = { ...at, x: left, y: Math.max(at.y, below), width };
    return;
  }
  if (look.entry === 'right') {
    page.setFont('F', 'normal').setFontSize(10).setTextColor(at.colour);
    page.text(String(date), at.x + at.width, at.y, { align: 'right' });
  }
  if (look.entry === 'over') write(date);
  write(look.entry === 'inline' ? `${date} ${first}` : first, { bold: true });
  write(second);
  if (look.entry === 'under') write(date);
  items(x);
  at.y += 4;
}

function rating([name, level]) {
  for (let one = 1; one <= 5; one += 1) {
    page
      .setFillColor(
        one <= level ? (at.colour === '#ffffff' ? '#ffffff' : look.accent) : look.dark ? '#888888' : '#cccccc',
      )
      .circle(at.x + at.width - 70 + one * 11, at.y - 3, 4, 'F');
  }
  write(name);
}

function items(list) {
  for (const one of list) {
    if (typeof one !== 'object') write(one);
    else if (one.li) one.li.forEach((line) => write(line, { indent: 12, mark: look.bullet ?? '•' }));
    else if (one.e) entry(one);
    else if (one.rate) rating(one.rate);
    else if (one.chips) write(one.chips.join('   '));
    else if (one.row) entryRow(one.row);
    else one.table.forEach((row) => write(row.join('   ')));
  }
}

function entryRow([left, right]) {
  page.setFont('F', 'normal').setFontSize(10).setTextColor(at.colour).text(String(left), at.x, at.y);
  write(right, { indent: 105 });
}

function sections(list) {
  for (const [title, body] of list) {
    at.y += 10;
    write(['upper', 'spaced'].includes(look.heads) ? title.toUpperCase() : title, {
      size: 12,
      bold: true,
      colour: at.colour === '#ffffff' ? at.colour : look.accent,
    });
    items(body);
  }
}

function contact() {
  write(content['contact-label'], { size: 12, bold: true });
  content.contact.forEach((line) => write(line.replace(/^(phone|mail|pin|link|code): /, '')));
}

function head() {
  write(content.name, { size: 20, bold: true, colour: look.accent });
  write(content.title, { bold: true });
  write(content.place);
}

if (content.layout === 'one') {
  head();
  contact();
  sections([...content.main, ...content.side]);
} else {
  const left = content.layout === 'side-left';
  const side = left ? { x: 20, width: 165 } : { x: 405, width: 165 };
  if (look.dark) page.setFillColor(look.accent).rect(side.x - 20, 0, 200, 842, 'F');
  at = { ...side, y: 60, colour: look.dark ? '#ffffff' : '#222222' };
  contact();
  sections(content.side);
  at = { x: left ? 215 : 45, width: 340, y: 60, colour: '#222222' };
  page.setPage(1);
  head();
  sections(content.main);
}
for (const { how, text: words } of content.hidden) {
  if (how === 'white') write(words, { colour: '#ffffff' });
  if (how === 'tiny') write(words, { size: 1 });
  if (how === 'outside') page.text(words, -900, 400);
  if (how === 'invisible') page.text(words, 60, 820, { renderingMode: 'invisible' });
}
page.setFont('F', 'normal');
write(content.clause, { size: 7 });
writeFileSync(process.argv[2], Buffer.from(page.output('arraybuffer')));
