import { pageBreak, type Block, type Table, type TextRun } from '@/lib/cv/docx/docx-blocks';
import type { TextStyle } from '@/lib/cv/docx/text-styles';

type Cell = Table['rows'][number][number];

function looksLike(one: TextStyle, other: TextStyle): boolean {
  return (Object.keys(one) as (keyof TextStyle)[]).every((key) => one[key] === other[key]);
}

/** Blocks that are read one after the other: the body, a header, or a text box. */
export class RtfStory {
  readonly blocks: Block[] = [];
  private runs: TextRun[] = [];
  /** Boxes that hang on the paragraph. */
  private boxes: Block[] = [];
  private isItem = false;
  private isInRow = false;
  /** A cell of the row has a colour. */
  private isShadedRow = false;
  /** Of the cell that is read. */
  private cell: Block[] = [];
  private cells: Block[][] = [];
  /** Right edges of a row's cells, from its left one. */
  private edges: number[] = [];
  private left = 0;

  push(text: string, own: TextStyle): void {
    const style = { ...own, isShaded: own.isShaded || (this.isInRow && this.isShadedRow) };
    const last = this.runs.at(-1);
    // One run for a word of which some letters are given by their numbers.
    if (last && looksLike(last.style, style)) last.text += text;
    else this.runs.push({ text, style });
  }

  /** What follows begins a page. */
  breakPage(style: TextStyle): void {
    if (!this.isInRow) this.push(pageBreak, style);
  }

  addBox(blocks: Block[]): void {
    this.boxes.push(...blocks);
  }

  beginItem(): void {
    this.isItem = true;
  }

  endParagraph(): void {
    const target = this.isInRow ? this.cell : this.blocks;
    target.push({ kind: 'paragraph', runs: this.runs, isItem: this.isItem }, ...this.boxes);
    this.runs = [];
    this.boxes = [];
    this.isItem = false;
  }

  beginRow(): void {
    this.isInRow = true;
    this.edges = [];
    this.left = 0;
    this.isShadedRow &&= this.cells.length > 0;
  }

  shadeRow(): void {
    this.isShadedRow = true;
  }

  inRow(): void {
    this.isInRow = true;
  }

  setLeft(value: number): void {
    this.left = value;
  }

  addEdge(value: number): void {
    this.edges.push(value);
  }

  endCell(): void {
    this.isInRow = true;
    this.endParagraph();
    this.cells.push(this.cell);
    this.cell = [];
  }

  endRow(): void {
    const cells = this.cells;
    this.cells = [];
    this.isInRow = false;
    if (cells.length === 0) return;
    const widths = cells.map((_, index) => (this.edges[index] ?? 0) - (this.edges[index - 1] ?? this.left));
    const isKnown = widths.every((width) => width > 0);
    const total = isKnown ? widths.reduce((sum, width) => sum + width, 0) : cells.length;
    const row = cells.map((blocks, index): Cell => ({ width: (isKnown ? (widths[index] ?? 1) : 1) / total, blocks }));
    const last = this.blocks.at(-1);
    if (last?.kind === 'table') last.rows.push(row);
    else this.blocks.push({ kind: 'table', rows: [row] });
  }

  /** What is left where the file ends without closing it. */
  end(): Block[] {
    if (this.runs.length > 0 || this.boxes.length > 0) this.endParagraph();
    if (this.cell.length > 0) {
      this.cells.push(this.cell);
      this.cell = [];
    }
    this.endRow();
    return this.blocks;
  }
}
