import { ReadFailure } from '@/lib/cv/read-failure';
import type { DocxParts } from './open-docx';
import { childOf, findInside, parseXml, type XmlElement } from './parse-xml';
import { hasShade, StyleSheet, withProperties, type TextStyle } from './text-styles';

export interface TextRun {
  /** With `\t` and `\n`. */
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

/** What was deleted, and what only Word reads. */
const skipped = new Set(['del', 'moveFrom', 'instrText', 'delText', 'pPr', 'rPr', 'tblPr', 'tcPr', 'trPr', 'sectPr']);

/** Reads the blocks of one document. */
class BlockReader {
  private readonly styles: StyleSheet;
  private charactersLeft: number;

  constructor(styles: StyleSheet, maxCharacters: number) {
    this.styles = styles;
    this.charactersLeft = maxCharacters;
  }

  /** @param isShaded whether something may lie behind the text */
  blocks(parent: XmlElement, isShaded: boolean): Block[] {
    return parent.children.flatMap((child) => {
      if (child.name === 'p') return this.paragraph(child, isShaded);
      if (child.name === 'tbl') return [this.table(child, isShaded)];
      if (skipped.has(child.name)) return [];
      return this.blocks(chosen(child), isShaded);
    });
  }

  /** A paragraph, and after it the text boxes that hang on it. */
  private paragraph(element: XmlElement, isShaded: boolean): Block[] {
    const properties = childOf(element, 'pPr');
    const id = childOf(properties, 'pStyle')?.attributes['val'] ?? 'Normal';
    const style = this.styles.apply({ ...this.styles.base, isShaded: isShaded || hasShade(properties) }, id);
    const runs: TextRun[] = [];
    const boxes: Block[] = [];
    this.runs(element, style, runs, boxes);
    const isItem = childOf(properties, 'numPr') !== undefined || this.styles.isList(id);
    return [{ kind: 'paragraph', runs, isItem }, ...boxes];
  }

  private runs(parent: XmlElement, style: TextStyle, runs: TextRun[], boxes: Block[]): void {
    for (const child of parent.children) {
      if (child.name === 'txbxContent') boxes.push(...this.blocks(child, true));
      else if (child.name === 'r') {
        const properties = childOf(child, 'rPr');
        const id = childOf(properties, 'rStyle')?.attributes['val'];
        this.runs(child, withProperties(this.styles.apply(style, id), properties), runs, boxes);
      } else if (!skipped.has(child.name)) {
        const text = textOf(child);
        if (text !== null) this.push(runs, { text, style });
        else this.runs(chosen(child), style, runs, boxes);
      }
    }
  }

  private push(runs: TextRun[], run: TextRun) {
    this.charactersLeft -= run.text.length;
    if (this.charactersLeft < 0) throw new ReadFailure('too-much-text');
    runs.push(run);
  }

  private table(element: XmlElement, isShaded: boolean): Table {
    const shaded = isShaded || childOf(childOf(element, 'tblPr'), 'tblStyle') !== undefined;
    const rows = element.children.filter(({ name }) => name === 'tr').map((row) => this.row(row, shaded));
    return { kind: 'table', rows: rows.filter((row) => row.length > 0) };
  }

  private row(element: XmlElement, isShaded: boolean): Table['rows'][number] {
    const cells = element.children
      .flatMap((child) => (child.name === 'sdt' ? (childOf(child, 'sdtContent')?.children ?? []) : [child]))
      .filter(({ name }) => name === 'tc');
    const widths = cells.map((cell) => Number(childOf(childOf(cell, 'tcPr'), 'tcW')?.attributes['w']) || 0);
    const known = widths.every((width) => width > 0);
    const total = known ? widths.reduce((sum, width) => sum + width, 0) : cells.length;
    return cells.map((cell, index) => ({
      width: (known ? (widths[index] ?? 1) : 1) / total,
      blocks: this.blocks(cell, isShaded || hasShade(childOf(cell, 'tcPr'))),
    }));
  }
}

/** Word writes newer content twice, for newer and older versions. */
function chosen(element: XmlElement): XmlElement {
  if (element.name !== 'AlternateContent') return element;
  return childOf(element, 'Choice') ?? childOf(element, 'Fallback') ?? element;
}

function textOf({ name, text }: XmlElement): string | null {
  if (name === 't') return text;
  if (name === 'tab' || name === 'ptab') return '\t';
  if (name === 'br' || name === 'cr') return '\n';
  return name === 'noBreakHyphen' ? '-' : null;
}

/**
 * The text of a DOCX: headers, body with tables and text boxes, footers.
 *
 * @throws ReadFailure `damaged`, `too-much-text`
 */
export function docxBlocks(parts: DocxParts, maxCharacters: number): Block[] {
  const reader = new BlockReader(new StyleSheet(parts.styles === null ? null : parseXml(parts.styles)), maxCharacters);
  const document = parseXml(parts.document);
  // A picture or a colour behind the page: white text may be seen.
  const isShaded = findInside(document, 'background') !== undefined || hasBackdrop(document);
  const read = (root: XmlElement) => reader.blocks(root, isShaded);
  return [
    ...parts.headers.flatMap((part) => read(parseXml(part))),
    ...read(document),
    ...parts.footers.flatMap((part) => read(parseXml(part))),
  ];
}

function hasBackdrop(element: XmlElement): boolean {
  if (element.name === 'anchor' && element.attributes['behindDoc'] === '1') return true;
  return element.children.some(hasBackdrop);
}
