import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { DemoCv } from '../demo-cv';
import { consentOf, formatPeriod, headingOf } from '../wording';
import type { Doc } from './blocks';
import { fontPath } from './fonts';
import { pageSize } from './page-flow';
import { seededRandom } from '../seeded-random';

const width = 1240;
const height = 1754;
const left = 120;

interface Line {
  text: string;
  size: number;
  bold: boolean;
  /** Pixels of space above. */
  before: number;
}

/** Renders the CV as a greyscale image on one page, slightly skewed and noisy, like an office scan. */
export function renderScan(doc: Doc, cv: DemoCv, position: number): void {
  GlobalFonts.registerFromPath(fontPath('dejavuSerif', 'regular'), 'Scan');
  GlobalFonts.registerFromPath(fontPath('dejavuSerif', 'bold'), 'ScanBold');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f1f0ee';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate(0.011);
  context.translate(-width / 2, -height / 2);
  drawLines(context, linesOf(cv, position));
  context.resetTransform();
  addNoise(context);
  doc.addPage();
  doc.image(canvas.toBuffer('image/jpeg', 62), 0, 0, { width: pageSize.width, height: pageSize.height });
}

function linesOf(cv: DemoCv, position: number): Line[] {
  const heading = (text: string): Line => ({ text, size: 24, bold: true, before: 26 });
  const plain = (text: string, before = 4): Line => ({ text, size: 19, bold: false, before });
  const head = (text: string): Line => ({ text, size: 19, bold: true, before: 12 });
  const entries = (list: DemoCv['experience']): Line[] =>
    list.flatMap((entry) => [
      head(
        [formatPeriod(entry.from, entry.to, 'dotted', cv.locale, position), entry.title].filter(Boolean).join('   '),
      ),
      plain(entry.place),
      ...entry.bullets.map((item) => plain(`- ${item}`)),
    ]);
  return [
    { text: cv.name, size: 40, bold: true, before: 0 },
    plain(cv.headline, 8),
    plain([cv.town, cv.phone, cv.email].join(',  '), 6),
    ...cv.profile.map((text) => plain(text, 18)),
    heading(headingOf('experience', cv.locale, position)),
    ...entries(cv.experience),
    heading(headingOf('education', cv.locale, position)),
    ...entries(cv.education),
    heading(headingOf('skills', cv.locale, position)),
    ...cv.skills.map((group) => plain(`${group.label ? `${group.label}: ` : ''}${group.items.join(', ')}`)),
    ...cv.languages.map((item) => plain(`${item.name} – ${item.level}`)),
    ...[...cv.certificates, ...cv.extra].map((text) => plain(text)),
    { text: consentOf(cv.locale, position), size: 14, bold: false, before: 30 },
  ];
}

function drawLines(context: SKRSContext2D, lines: Line[]): void {
  context.fillStyle = '#2b2a29';
  let y = 130;
  for (const line of lines) {
    context.font = `${line.size}px ${line.bold ? 'ScanBold' : 'Scan'}`;
    y += line.before;
    for (const row of wrap(context, line.text, width - 2 * left)) {
      context.fillText(row, left, y);
      y += line.size * 1.36;
    }
  }
}

function wrap(context: SKRSContext2D, text: string, room: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row ? `${row} ${word}` : word;
    if (row && context.measureText(longer).width > room) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}

function addNoise(context: SKRSContext2D): void {
  const random = seededRandom(20260921);
  const image = context.getImageData(0, 0, width, height);
  for (let index = 0; index < image.data.length; index += 4) {
    const shade = (image.data[index] ?? 0) + (random() - 0.5) * 22;
    image.data[index] = shade;
    image.data[index + 1] = shade;
    image.data[index + 2] = shade;
  }
  context.putImageData(image, 0, 0);
}
