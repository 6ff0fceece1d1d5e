import type { DocumentPicture } from '@/lib/cv/docx/document-text';
import { pageBreak, vanished, type Block, type Table, type TextRun } from '@/lib/cv/docx/docx-blocks';
import { findInside, textNode, type XmlElement } from '@/lib/cv/docx/parse-xml';
import type { TextStyle } from '@/lib/cv/docx/text-styles';
import { ReadFailure } from '@/lib/cv/read-failure';
import type { UnreadPart } from '@/lib/domain/cv-document';
import type { OdtFile } from './open-odt';
import { lengthOf, type OdtStyles } from './odt-styles';

/** Elements not to be read: deleted text, comments, and what only the program uses. */
const skipped = new Set([
  'tracked-changes',
  'annotation',
  'annotation-end',
  'sequence-decls',
  'forms',
  'variable-decls',
  'note-citation',
  'ruby-text',
  'binary-data',
  'title',
  'desc',
  'event-listeners',
  'object',
]);
/** What other programs draw in a frame. */
const objects = new Set(['object', 'object-ole', 'plugin', 'applet', 'floating-frame']);
const maxSpaces = 200;
const maxColumns = 100;

interface Place {
  /** Something may lie behind the text. */
  isShaded: boolean;
  isItem: boolean;
}

/** Reads the blocks of one document. */
export class BlockReader {
  private readonly styles: OdtStyles;
  private readonly file: Pick<OdtFile, 'isChart' | 'load'>;
  private charactersLeft: number;
  /** Sections and paragraphs around that are shown to nobody. */
  private hidden = 0;
  readonly unread = new Set<UnreadPart>();
  readonly pictures: DocumentPicture[] = [];

  constructor(styles: OdtStyles, file: Pick<OdtFile, 'isChart' | 'load'>, maxCharacters: number) {
    this.styles = styles;
    this.file = file;
    this.charactersLeft = maxCharacters;
  }

  blocks(parent: XmlElement, place: Place): Block[] {
    return parent.children.flatMap((child) => {
      if (skipped.has(child.name)) return [];
      if (child.name === 'p' || child.name === 'h') return this.paragraph(child, place);
      if (child.name === 'table') return [this.table(child, place)];
      if (child.name === 'list') return this.blocks(child, { ...place, isItem: true });
      if (child.name === 'section' && isHiddenSection(child)) return this.unseen(() => this.blocks(child, place));
      this.note(child);
      return this.blocks(child, place);
    });
  }

  private unseen(read: () => Block[]): Block[] {
    this.hidden += 1;
    const blocks = read().map(vanished);
    this.hidden -= 1;
    return blocks;
  }

  /** Notes what a frame holds besides text. */
  private note({ name, attributes, children }: XmlElement): void {
    if (this.hidden > 0) return;
    if (name === 'control') this.unread.add('OBJECT');
    if (name !== 'frame') return;
    const object = children.find((child) => objects.has(child.name));
    if (object) {
      const isChart = this.file.isChart(object.attributes['href']) || findInside(object, 'chart') !== undefined;
      this.unread.add(isChart ? 'CHART' : 'OBJECT');
      return;
    }
    const image = children.find((child) => child.name === 'image');
    if (!image || this.styles.isBehindText(attributes['style-name'])) return;
    const area = (lengthOf(attributes['width']) ?? NaN) * (lengthOf(attributes['height']) ?? NaN);
    this.pictures.push({ area: area > 0 ? area : null, load: () => this.file.load(image.attributes['href']) });
  }

  /** A paragraph, and after it the text boxes and notes that hang on it. */
  private paragraph(element: XmlElement, place: Place): Block[] {
    const field = findInside(element, 'hidden-paragraph');
    const isHidden = field !== undefined && field.attributes['is-hidden'] !== 'false';
    return isHidden ? this.unseen(() => this.shown(element, place)) : this.shown(element, place);
  }

  private shown(element: XmlElement, { isShaded, isItem }: Place): Block[] {
    const base = { ...this.styles.base, isShaded };
    const style = this.styles.apply(base, 'paragraph', element.attributes['style-name']);
    const runs: TextRun[] = [];
    const boxes: Block[] = [];
    this.runs(element, style, runs, boxes);
    const breaks = this.styles.pageBreaks(element.attributes['style-name']);
    const page: TextRun[] = [{ text: pageBreak, style }];
    const own = [...(breaks.before ? page : []), ...trimmed(runs), ...(breaks.after ? page : [])];
    return [{ kind: 'paragraph', runs: own, isItem }, ...boxes];
  }

  private runs(parent: XmlElement, style: TextStyle, runs: TextRun[], boxes: Block[]): void {
    for (const child of parent.children) {
      const text = textOf(child);
      if (text !== null) this.push(runs, { text, style });
      else if (['frame', 'custom-shape', 'rect', 'g', 'note'].includes(child.name)) {
        this.note(child);
        boxes.push(...this.blocks(child, { isShaded: true, isItem: false }));
      } else if (child.name === 'span') {
        this.runs(child, this.styles.apply(style, 'text', child.attributes['style-name']), runs, boxes);
      } else if (child.name === 'hidden-text') {
        this.push(runs, {
          text: child.attributes['string-value'] ?? '',
          style: { ...style, isVanished: child.attributes['is-hidden'] !== 'false' },
        });
      } else if (child.name === 'control') this.note(child);
      else if (!skipped.has(child.name)) this.runs(child, style, runs, boxes);
    }
  }

  private push(runs: TextRun[], run: TextRun) {
    // Spaces and line ends of the file count as one space, and none after another.
    const isAfterSpace = runs.length === 0 || (runs.at(-1)?.text.endsWith(' ') ?? false);
    const text = isAfterSpace && run.text.startsWith(' ') && !/^ +$/.test(run.text) ? run.text.slice(1) : run.text;
    this.charactersLeft -= text.length;
    if (this.charactersLeft < 0) throw new ReadFailure('too-much-text');
    runs.push({ ...run, text });
  }

  private table(element: XmlElement, place: Place): Table {
    const isShaded = place.isShaded || this.styles.isShaded('table', element.attributes['style-name']);
    const widths = this.columnWidths(element);
    const rows = rowsOf(element).map((row) => this.row(row, widths, { isShaded, isItem: false }));
    return { kind: 'table', rows: rows.filter((row) => row.length > 0) };
  }

  private columnWidths(table: XmlElement): number[] {
    const columns = inside(table, 'table-column', ['table-columns', 'table-column-group', 'table-header-columns']);
    return columns
      .flatMap(({ attributes }): (number | null)[] => {
        const width = this.styles.columnWidth(attributes['style-name']);
        return Array<number | null>(repeatsOf(attributes['number-columns-repeated'])).fill(width);
      })
      .map((width) => width ?? NaN)
      .slice(0, maxColumns);
  }

  private row(element: XmlElement, columns: number[], place: Place): Table['rows'][number] {
    const isShaded = place.isShaded || this.styles.isShaded('table-row', element.attributes['style-name']);
    let column = 0;
    const cells: { cell: XmlElement; width: number }[] = [];
    for (const cell of element.children) {
      if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') continue;
      const span = repeatsOf(cell.attributes['number-columns-spanned']);
      const width = columns.slice(column, column + span).reduce((sum, one) => sum + one, 0);
      column += repeatsOf(cell.attributes['number-columns-repeated']);
      if (cell.name === 'table-cell') cells.push({ cell, width });
    }
    const isKnown = cells.every(({ width }) => width > 0);
    const total = isKnown ? cells.reduce((sum, { width }) => sum + width, 0) : cells.length;
    return cells.map(({ cell, width }) => {
      const shaded = isShaded || this.styles.isShaded('table-cell', cell.attributes['style-name']);
      return { width: (isKnown ? width : 1) / total, blocks: this.blocks(cell, { ...place, isShaded: shaded }) };
    });
  }
}

/** The author's choice, or what a condition came to. */
function isHiddenSection({ attributes }: XmlElement): boolean {
  return (
    attributes['display'] === 'none' || (attributes['display'] === 'condition' && attributes['is-hidden'] === 'true')
  );
}

function repeatsOf(value: string | undefined): number {
  return Math.min(Math.max(Math.trunc(Number(value)) || 1, 1), maxColumns);
}

/** Elements of a name, also those in groups. */
function inside(parent: XmlElement, name: string, groups: string[]): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (child.name === name) return [child];
    return groups.includes(child.name) ? inside(child, name, groups) : [];
  });
}

const rowsOf = (table: XmlElement) =>
  inside(table, 'table-row', ['table-rows', 'table-row-group', 'table-header-rows']);

function textOf({ name, text, attributes }: XmlElement): string | null {
  if (name === textNode) return text.replace(/[ \t\r\n]+/g, ' ');
  if (name === 'tab') return '\t';
  if (name === 'line-break') return '\n';
  return name === 's' ? ' '.repeat(Math.min(Math.max(Number(attributes['c']) || 1, 1), maxSpaces)) : null;
}

function trimmed(runs: TextRun[]): TextRun[] {
  return runs.filter(({ text }) => text !== '');
}
