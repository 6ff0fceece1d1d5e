import type { Block, Table, TextRun } from '@/lib/cv/docx/docx-blocks';
import { childOf, findInside, parseXml, textNode, type XmlElement } from '@/lib/cv/docx/parse-xml';
import type { TextStyle } from '@/lib/cv/docx/text-styles';
import { ReadFailure } from '@/lib/cv/read-failure';
import type { OdtParts } from './open-odt';
import { OdtStyles } from './odt-styles';

/** What was deleted, what is said about the text, and what only the program reads. */
const skipped = new Set([
  ...['tracked-changes', 'annotation', 'annotation-end', 'sequence-decls', 'forms', 'variable-decls'],
  ...['note-citation', 'ruby-text', 'binary-data', 'title', 'desc', 'event-listeners', 'object'],
]);
const maxSpaces = 200;
const maxColumns = 100;

interface Place {
  /** Something may lie behind the text. */
  isShaded: boolean;
  isItem: boolean;
}

/** Reads the blocks of one document. */
class BlockReader {
  private readonly styles: OdtStyles;
  private charactersLeft: number;

  constructor(styles: OdtStyles, maxCharacters: number) {
    this.styles = styles;
    this.charactersLeft = maxCharacters;
  }

  blocks(parent: XmlElement, place: Place): Block[] {
    return parent.children.flatMap((child) => {
      if (skipped.has(child.name)) return [];
      if (child.name === 'p' || child.name === 'h') return this.paragraph(child, place);
      if (child.name === 'table') return [this.table(child, place)];
      if (child.name === 'list') return this.blocks(child, { ...place, isItem: true });
      return this.blocks(child, place);
    });
  }

  /** A paragraph, and after it the text boxes and notes that hang on it. */
  private paragraph(element: XmlElement, { isShaded, isItem }: Place): Block[] {
    const base = { ...this.styles.base, isShaded };
    const style = this.styles.apply(base, 'paragraph', element.attributes['style-name']);
    const runs: TextRun[] = [];
    const boxes: Block[] = [];
    this.runs(element, style, runs, boxes);
    return [{ kind: 'paragraph', runs: trimmed(runs), isItem }, ...boxes];
  }

  private runs(parent: XmlElement, style: TextStyle, runs: TextRun[], boxes: Block[]): void {
    for (const child of parent.children) {
      const text = textOf(child);
      if (text !== null) this.push(runs, { text, style });
      else if (['frame', 'custom-shape', 'rect', 'g', 'note'].includes(child.name)) {
        boxes.push(...this.blocks(child, { isShaded: true, isItem: false }));
      } else if (child.name === 'span') {
        this.runs(child, this.styles.apply(style, 'text', child.attributes['style-name']), runs, boxes);
      } else if (child.name === 'hidden-text') {
        this.push(runs, { text: child.attributes['string-value'] ?? '', style: { ...style, isVanished: true } });
      } else if (!skipped.has(child.name)) this.runs(child, style, runs, boxes);
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

/** Headers or footers of the pages that the document has; the same text is shown once. */
function pageTexts(styles: XmlElement | null, name: 'header' | 'footer'): XmlElement[] {
  const masters = styles ? findInside(styles, 'master-styles') : undefined;
  const found = (masters?.children ?? []).flatMap(({ children }) =>
    children.filter((child) => child.name === name || child.name === `${name}-first`),
  );
  const texts = found.map((element) => JSON.stringify(element));
  return found.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/**
 * The text of an OpenDocument file: headers, body with lists, tables and text boxes, footers.
 *
 * @throws ReadFailure `damaged`, `too-much-text`
 */
export function odtBlocks(parts: OdtParts, maxCharacters: number): Block[] {
  const content = parseXml(parts.content, { isMixed: true });
  const styles = parts.styles === null ? null : parseXml(parts.styles, { isMixed: true });
  const text = childOf(findInside(content, 'body'), 'text');
  if (!text) throw new ReadFailure('other-format');
  const reader = new BlockReader(new OdtStyles(styles ? [styles, content] : [content]), maxCharacters);
  const place = { isShaded: hasBackdrop(styles), isItem: false };
  return [
    ...pageTexts(styles, 'header').flatMap((element) => reader.blocks(element, place)),
    ...reader.blocks(text, place),
    ...pageTexts(styles, 'footer').flatMap((element) => reader.blocks(element, place)),
  ];
}

/** A picture or a colour behind the page: white text may be seen. */
function hasBackdrop(styles: XmlElement | null): boolean {
  const layouts = styles ? (findInside(styles, 'automatic-styles')?.children ?? []) : [];
  return layouts.some((layout) => {
    const properties = layout.name === 'page-layout' ? childOf(layout, 'page-layout-properties') : undefined;
    const colour = properties?.attributes['background-color']?.toLowerCase();
    const isColoured = colour !== undefined && colour !== 'transparent' && colour !== '#ffffff';
    return isColoured || childOf(properties, 'background-image')?.attributes['href'] !== undefined;
  });
}
