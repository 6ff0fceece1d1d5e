import { ReadFailure } from '@/lib/cv/read-failure';
import type { UnreadPart } from '@/lib/domain/cv-document';
import type { DocxFile, XmlPart } from './open-docx';
import { childOf, childrenOf, type XmlElement } from './parse-xml';
import { hasShade, isOn, type StyleSheet, withProperties, type TextStyle } from './text-styles';

/** In a run's text: what follows begins a page. */
export const pageBreak = '\f';

export interface TextRun {
  /** With `\t`, `\n` and `pageBreak`. */
  text: string;
  style: TextStyle;
}

export interface Paragraph {
  kind: 'paragraph';
  runs: TextRun[];
  isItem: boolean;
}

export interface Table {
  kind: 'table';
  /** Blocks of each cell of each row, and the cell's share of the width. */
  rows: { width: number; blocks: Block[] }[][];
}

export type Block = Paragraph | Table;

/** Elements not to be read: deleted text, and what only Word uses. */
const skipped = new Set(
  'del moveFrom instrText delText pPr rPr tblPr tblGrid tcPr trPr sectPr sdtPr sdtEndPr'.split(' '),
);

/** Elements whose content other programs draw; by element, the unread part to report. */
const unreadElements: Record<string, UnreadPart> = {
  object: 'OBJECT',
  control: 'OBJECT',
  chart: 'CHART',
  subDoc: 'INSERTED',
};

/** What all readers of a file share. */
export interface Reading {
  file: DocxFile;
  styles: StyleSheet;
  budget: { charactersLeft: number };
  unread: Set<UnreadPart>;
  /** The blocks of another document inside this one; null: it cannot be read. */
  readChunk: (name: string) => Block[] | null;
}

/** Reads the blocks of one part of a document. */
export class BlockReader {
  private readonly reading: Reading;
  private readonly part: XmlPart;

  /**
   * Whether this reader reads a part that is attached to a paragraph, such as a note. Nothing attached to that part
   * is read, since parts could attach one another endlessly.
   */
  private readonly isHanging: boolean;

  constructor(reading: Reading, part: XmlPart, isHanging = false) {
    this.reading = reading;
    this.part = part;
    this.isHanging = isHanging;
  }

  /** @param base the style of the text, as far as it does not say so itself */
  blocks(parent: XmlElement, base: TextStyle): Block[] {
    return parent.children.flatMap((child) => {
      if (child.name === 'p') return this.paragraph(child, base);
      if (child.name === 'tbl') return [this.table(child, base)];
      if (child.name === 'altChunk') return this.chunk(child);
      if (skipped.has(child.name)) return [];
      return this.blocks(chosen(child), base);
    });
  }

  /** A paragraph, followed by the text boxes and notes attached to it. */
  private paragraph(element: XmlElement, base: TextStyle): Block[] {
    const { styles } = this.reading;
    const properties = childOf(element, 'pPr');
    const id = childOf(properties, 'pStyle')?.attributes['val'] ?? 'Normal';
    const style = styles.apply({ ...base, isShaded: base.isShaded || hasShade(properties) }, id);
    const before = childOf(properties, 'pageBreakBefore');
    const runs: TextRun[] = before && isOn(before) ? [{ text: pageBreak, style }] : [];
    const boxes: Block[] = [];
    this.runs(element, style, runs, boxes);
    const isItem = childOf(properties, 'numPr') !== undefined || styles.isList(id);
    return [{ kind: 'paragraph', runs, isItem }, ...boxes];
  }

  private runs(parent: XmlElement, style: TextStyle, runs: TextRun[], boxes: Block[]): void {
    for (const child of parent.children) {
      if (child.name === 'r') {
        const properties = childOf(child, 'rPr');
        const id = childOf(properties, 'rStyle')?.attributes['val'];
        this.runs(child, withProperties(this.reading.styles.apply(style, id), properties), runs, boxes);
      } else if (!skipped.has(child.name)) {
        const text = textOf(child);
        const hanging = text === null ? this.hanging(child, style) : null;
        if (text !== null) this.push(runs, { text, style });
        else if (hanging) boxes.push(...hanging);
        else this.runs(chosen(child), style, runs, boxes);
      }
    }
  }

  /** The blocks of a part attached to a paragraph; null: the element attaches nothing. */
  private hanging(element: XmlElement, style: TextStyle): Block[] | null {
    const { base } = this.reading.styles;
    if (element.name === 'txbxContent') return this.blocks(element, { ...base, isShaded: true });
    if (element.name === 'footnoteReference' || element.name === 'endnoteReference') {
      const note = this.note(element, { ...base, isShaded: style.isShaded });
      // Where the reference is hidden, so is the note.
      return style.isVanished ? note.map(vanished) : note;
    }
    if (element.name === 'relIds') return this.diagram(element, { ...base, isShaded: true });
    const unread = unreadElements[element.name];
    if (unread) this.reading.unread.add(unread);
    return null;
  }

  private note({ name, attributes }: XmlElement, style: TextStyle): Block[] {
    const kind = name === 'footnoteReference' ? 'footnotes' : 'endnotes';
    const notes = this.reading.file.related(this.part, kind);
    const note = notes?.root.children[0]?.children.find((one) => one.attributes['id'] === attributes['id']);
    if (!notes || !note || this.isHanging) return [];
    return new BlockReader(this.reading, notes, true).blocks(note, style);
  }

  /** The texts of a SmartArt. */
  private diagram({ attributes }: XmlElement, style: TextStyle): Block[] {
    const target = this.isHanging ? undefined : this.part.relations.get(attributes['dm'] ?? '')?.target;
    const data = target === undefined ? null : this.reading.file.xml(target);
    if (!data) {
      this.reading.unread.add('DIAGRAM');
      return [];
    }
    const reader = new BlockReader(this.reading, data, true);
    const points = childrenOf(childOf(data.root.children[0], 'ptLst'), 'pt');
    return points
      .filter(({ attributes: { type } }) => type !== 'pres' && type !== 'doc')
      .flatMap((point) => reader.blocks(point, style));
  }

  private chunk({ attributes }: XmlElement): Block[] {
    const target = this.part.relations.get(attributes['id'] ?? '')?.target;
    const blocks = target === undefined ? null : this.reading.readChunk(target);
    if (!blocks) this.reading.unread.add('INSERTED');
    return blocks ?? [];
  }

  private push(runs: TextRun[], run: TextRun) {
    const { budget } = this.reading;
    budget.charactersLeft -= run.text.length;
    if (budget.charactersLeft < 0) throw new ReadFailure('too-much-text');
    runs.push(run);
  }

  private table(element: XmlElement, base: TextStyle): Table {
    const properties = childOf(element, 'tblPr');
    const isStyled = childOf(properties, 'tblStyle') !== undefined || hasShade(properties);
    const grid = childrenOf(childOf(element, 'tblGrid'), 'gridCol').map(
      ({ attributes }) => Number(attributes['w']) || 0,
    );
    const style = { ...base, isShaded: base.isShaded || isStyled };
    const rows = rowsOf(element).map((row) => this.row(row, grid, style));
    return { kind: 'table', rows: rows.filter((row) => row.length > 0) };
  }

  private row({ before, cells }: ReturnType<typeof rowsOf>[number], grid: number[], base: TextStyle) {
    const widths = cellWidths(cells, grid.slice(before));
    return cells.map((cell, index) => {
      const isShaded = base.isShaded || hasShade(childOf(cell, 'tcPr'));
      return { width: widths[index] ?? 1 / cells.length, blocks: this.blocks(cell, { ...base, isShaded }) };
    });
  }
}

/** A block that Word shows to nobody. */
export function vanished(block: Block): Block {
  if (block.kind === 'paragraph') {
    return { ...block, runs: block.runs.map(({ text, style }) => ({ text, style: { ...style, isVanished: true } })) };
  }
  return {
    ...block,
    rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: cell.blocks.map(vanished) }))),
  };
}

/** Word writes newer content twice, for newer and older versions. */
function chosen(element: XmlElement): XmlElement {
  if (element.name !== 'AlternateContent') return element;
  return childOf(element, 'Choice') ?? childOf(element, 'Fallback') ?? element;
}

function textOf({ name, text, attributes }: XmlElement): string | null {
  if (name === 't') return text;
  if (name === 'tab' || name === 'ptab') return '\t';
  if (name === 'br' && attributes['type'] === 'page') return pageBreak;
  if (name === 'br' || name === 'cr') return '\n';
  return name === 'noBreakHyphen' ? '-' : null;
}

/** Around rows and cells: content controls, and marks of other programs. */
const wrappers = new Set(['sdt', 'sdtContent', 'customXml', 'ins', 'moveTo', 'smartTag']);

/** Elements of a name among the children, and inside what is only wrapped around them. */
function unwrapped(parent: XmlElement, wanted: string): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (child.name === wanted) return [child];
    return wrappers.has(child.name) ? unwrapped(child, wanted) : [];
  });
}

/** Whether the row or cell was deleted and the change is tracked. */
const isDeleted = (element: XmlElement, properties: string, mark: string): boolean =>
  childOf(childOf(element, properties), mark) !== undefined;

/** The rows of a table: their cells, and how many columns of the grid lie before. */
function rowsOf(table: XmlElement): { before: number; cells: XmlElement[] }[] {
  return unwrapped(table, 'tr')
    .filter((row) => !isDeleted(row, 'trPr', 'del'))
    .map((row) => ({
      before: Number(childOf(childOf(row, 'trPr'), 'gridBefore')?.attributes['val']) || 0,
      cells: unwrapped(row, 'tc').filter((cell) => !isDeleted(cell, 'tcPr', 'cellDel')),
    }));
}

/** Shares of the widths that are given; undefined where one is missing. */
function sharesOf(widths: number[]): number[] | undefined {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return widths.every((width) => width > 0) ? widths.map((width) => width / total) : undefined;
}

/** Each cell's share of the width: as it says itself, as its columns of the grid, or like the others. */
function cellWidths(cells: XmlElement[], grid: number[]): number[] {
  const own = cells.map((cell) => {
    const { w = '', type } = childOf(childOf(cell, 'tcPr'), 'tcW')?.attributes ?? {};
    return type === 'auto' || type === 'nil' ? 0 : parseFloat(w) || 0;
  });
  let column = 0;
  const spanned = cells.map((cell) => {
    const span = Number(childOf(childOf(cell, 'tcPr'), 'gridSpan')?.attributes['val']) || 1;
    const width = grid.slice(column, column + span).reduce((sum, one) => sum + one, 0);
    column += span;
    return width;
  });
  return sharesOf(own) ?? sharesOf(spanned) ?? cells.map(() => 1 / cells.length);
}
