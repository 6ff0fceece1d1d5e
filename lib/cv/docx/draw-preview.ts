import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { unreadPartsKey } from '@/lib/cv/pdf/unread-parts';
import { ReadFailure } from '@/lib/cv/read-failure';
import type { UnreadPart } from '@/lib/domain/cv-document';
import { collectPdf } from './collect-pdf';
import { pageBreak, type Block, type Paragraph, type Table, type TextRun } from './docx-blocks';
import { longestWord, setLines, type SetLine } from './set-lines';
import type { TextStyle } from './text-styles';

const { resolve } = createRequire(import.meta.url);
const faces = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold', italic: 'DejaVuSans-Oblique' };
const page = { width: 595.28, height: 841.89, margin: 48 };
/** Sizes in points: text that is meant to be read is drawn at least so large, and at most. */
const readable = { min: 8, max: 18 };
/** A person does not see text below four points; the PDF reader reports it as hidden. */
const tiny = 4;
const itemIndent = 14;
const cellGap = 10;
const paragraphGap = 3;
const minCellWidth = 20;
const maxNesting = 6;
/** Text brighter than this, from 0 to 1, is not seen on white. */
const maxBrightness = 0.85;

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Whether text would be seen on paper. If something lies behind the text, it counts as seen in case of doubt. */
function isSeen({ colour, isShaded }: TextStyle): boolean {
  return isShaded || colour === null || brightness(colour) <= maxBrightness;
}

function faceOf({ isBold, isItalic }: TextStyle): keyof typeof faces {
  if (isBold) return 'bold';
  return isItalic ? 'italic' : 'regular';
}

function withReadableSize({ text, style }: TextRun, scale: number): TextRun {
  const size = style.size < tiny ? style.size : Math.min(Math.max(style.size, readable.min), readable.max) * scale;
  return { text: text.normalize('NFC'), style: { ...style, size } };
}

/** The runs of each page on which a paragraph stands. */
function byPage(runs: readonly TextRun[]): TextRun[][] {
  const pages: TextRun[][] = [[]];
  for (const { text, style } of runs) {
    for (const [index, part] of text.split(pageBreak).entries()) {
      if (index > 0) pages.push([]);
      pages.at(-1)?.push({ text: part, style });
    }
  }
  return pages;
}

/** Where blocks may stand. */
interface Room {
  x: number;
  width: number;
  /** How many tables surround the blocks. */
  depth: number;
  /** By which the letters are scaled. */
  scale: number;
}

/** Where the next line goes; pages are counted from 0. */
interface Place {
  page: number;
  y: number;
}

/** Sets blocks on pages of A4. */
class Preview {
  readonly pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    // None before ours are registered: pdfkit would otherwise open its default font for every word.
    font: '',
    // The same file gives the same pages.
    info: { CreationDate: new Date(0), Producer: '', Creator: '' },
  });
  private readonly maxPages: number;

  constructor(maxPages: number) {
    this.maxPages = maxPages;
    for (const [name, file] of Object.entries(faces)) {
      this.pdf.registerFont(name, resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`));
    }
  }

  private widthOf = (text: string, style: TextStyle): number =>
    this.pdf.font(faceOf(style)).fontSize(style.size).widthOfString(text);

  private onPage(number: number) {
    if (number >= this.maxPages) throw new ReadFailure('too-many-pages');
    while (this.pdf.bufferedPageRange().count <= number) this.pdf.addPage();
    this.pdf.switchToPage(number);
  }

  private line({ tokens, height }: SetLine, x: number, place: Place): Place {
    const fits = place.y + height <= page.height - page.margin;
    const at = fits ? place : { page: place.page + 1, y: page.margin };
    if (tokens.length > 0) this.onPage(at.page);
    for (const { text, style, x: offset } of tokens) {
      const colour = isSeen(style) ? 'black' : `#${style.colour ?? '000000'}`;
      this.pdf
        .font(faceOf(style))
        .fontSize(style.size)
        .fillColor(colour, style.isVanished ? 0 : 1)
        .text(text, x + offset, at.y + height - style.size * 1.2, { lineBreak: false });
    }
    return { page: at.page, y: at.y + height };
  }

  private paragraph({ runs, isItem }: Paragraph, room: Room, place: Place): Place {
    // A table's row stays on its page.
    const pages = room.depth === 0 ? byPage(runs) : [runs];
    const end = pages.reduce((at, part, index) => {
      const isBreak = index > 0 && at.y > page.margin;
      return this.textLines({ runs: part, isItem }, room, isBreak ? { page: at.page + 1, y: page.margin } : at);
    }, place);
    return end.y > page.margin ? { ...end, y: end.y + paragraphGap } : end;
  }

  private textLines(
    { runs, isItem }: Pick<Paragraph, 'runs' | 'isItem'>,
    { x, width, scale }: Room,
    place: Place,
  ): Place {
    const indent = isItem ? itemIndent : 0;
    const readableRuns = runs.map((run) => withReadableSize(run, scale));
    const lines = setLines(readableRuns, width - indent, this.widthOf);
    const [first] = lines;
    const style = first?.tokens[0]?.style;
    if (isItem && first && style)
      first.tokens.unshift({ text: '•', style: { ...style, isBold: false }, x: -itemIndent });
    return lines.reduce((at, line) => this.line(line, x + indent, at), place);
  }

  /** The width of the longest word; in a table, of the longest of each column together. */
  private neededWidth(block: Block): number {
    if (block.kind === 'table') {
      return Math.max(0, ...block.rows.map((row) => row.reduce((sum, { blocks }) => sum + this.neededFor(blocks), 0)));
    }
    const indent = block.isItem ? itemIndent : 0;
    return (
      indent +
      longestWord(
        block.runs.map((run) => withReadableSize(run, 1)),
        this.widthOf,
      )
    );
  }

  private neededFor(blocks: Block[]): number {
    return cellGap + blocks.reduce((most, block) => Math.max(most, this.neededWidth(block)), 0);
  }

  private table({ rows }: Table, { x, width, depth, scale }: Room, start: Place): Place {
    const measured = rows.map((row) =>
      row.map((cell) => ({ share: cell.width, needed: this.neededFor(cell.blocks) * scale })),
    );
    const fitted = fitColumns(measured, width, cellGap * scale);
    return rows.reduce((place, row, index) => {
      let left = x;
      const ends = row.map(({ blocks }, at) => {
        const cell = fitted[index]?.[at] ?? { width, scale: 1 };
        const inside = Math.max(cell.width - cellGap, minCellWidth);
        const end = this.blocks(blocks, { x: left, width: inside, depth: depth + 1, scale: scale * cell.scale }, place);
        left += cell.width;
        return end;
      });
      return ends.reduce(
        (last, end) => (end.page > last.page || (end.page === last.page && end.y > last.y) ? end : last),
        place,
      );
    }, start);
  }

  blocks(blocks: Block[], room: Room, start: Place): Place {
    if (room.depth > maxNesting) throw new ReadFailure('damaged');
    return blocks.reduce(
      (place, block) =>
        block.kind === 'paragraph' ? this.paragraph(block, room, place) : this.table(block, room, place),
      start,
    );
  }
}

const start: Place = { page: 0, y: page.margin };
const sheet: Room = { x: page.margin, width: page.width - 2 * page.margin, depth: 0, scale: 1 };

/** Whether blocks take one page. @throws ReadFailure `damaged` */
export function fitsOnePage(blocks: Block[]): boolean {
  try {
    new Preview(1).blocks(blocks, sheet, start);
    return true;
  } catch (error) {
    if (error instanceof ReadFailure && error.failure === 'too-many-pages') return false;
    throw error;
  }
}

/**
 * Draws the text of a document as a PDF: plain pages that are shown and read like those of any CV. What Word hides stays
 * hidden: vanished, white or tiny text. The PDF tells what of the document was not read, and when the document was made.
 *
 * @throws ReadFailure `too-many-pages`, `damaged`
 */
export async function drawPreview(
  blocks: Block[],
  maxPages: number,
  { unread = [], madeAt }: { unread?: UnreadPart[]; madeAt?: Date | undefined } = {},
): Promise<Uint8Array> {
  const preview = new Preview(maxPages);
  const { pdf } = preview;
  if (unread.length > 0) Object.assign(pdf.info, { [unreadPartsKey]: unread.join(' ') });
  if (madeAt) pdf.info.CreationDate = madeAt;
  const ended = collectPdf(pdf);
  preview.blocks(blocks, sheet, start);
  pdf.end();
  return ended;
}

/** Of the width of the table: a long address does not push its neighbours away. */
const maxShare = 0.6;
/** Smaller letters would not be read. */
const minScale = 0.55;

/** A cell's width without its gap, and how much smaller its letters are. */
interface FittedCell {
  width: number;
  scale: number;
}

/** Widens what is too narrow and takes the room from the others, as far as they have it. */
function widen(widths: number[], needed: number[]): number[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const total = sum(widths);
  if (sum(needed) >= total) return needed.map((need) => (need / sum(needed)) * total);
  const lacking = sum(widths.map((width, at) => Math.max(0, (needed[at] ?? 0) - width)));
  const spare = sum(widths.map((width, at) => Math.max(0, width - (needed[at] ?? 0))));
  return widths.map((width, at) => {
    const need = needed[at] ?? 0;
    return width <= need ? need : width - ((width - need) / spare) * lacking;
  });
}

/**
 * Fits the columns of a table to their words, as Word does: a column is at least as wide as its longest word. Where there is
 * no room for that the letters become smaller. Rows with as many cells stay under one another.
 *
 * @param rows of each cell its share of the width, and the width of its longest word with the gap after it
 */
function fitColumns(rows: { share: number; needed: number }[][], width: number, gap: number): FittedCell[][] {
  const needs = new Map<number, number[]>();
  for (const row of rows) {
    const known = needs.get(row.length) ?? [];
    needs.set(
      row.length,
      row.map(({ needed }, at) => Math.max(Math.min(needed, maxShare * width), known[at] ?? 0)),
    );
  }
  return rows.map((row) => {
    const given = row.map(({ share }) => share * width);
    const widths = widen(given, needs.get(row.length) ?? []);
    return row.map(({ needed }, at) => {
      const own = widths[at] ?? width;
      return { width: own, scale: needed > own ? Math.max(minScale, (0.99 * (own - gap)) / (needed - gap)) : 1 };
    });
  });
}
