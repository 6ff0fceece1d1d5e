import type { Block, Doc } from './blocks';

export const pageSize = { width: 595.28, height: 841.89 };

/** How far the consent may extend below the bottom margin instead of starting a new page. */
const footRoom = 24;

export interface Column {
  x: number;
  width: number;
  top: number;
  bottom: number;
}

const heights = new WeakMap<Block, { width: number; height: number }>();

/** Measuring text is most of the work: each block is measured once. */
function heightOf(doc: Doc, block: Block, width: number): number {
  const known = heights.get(block);
  if (known?.width === width) return known.height;
  const height = block.height(doc, width);
  heights.set(block, { width, height });
  return height;
}

/**
 * Draws blocks one under another, on as many pages as they need. A heading moves to the next page together with what
 * it is the heading of.
 *
 * @param onPage - draws what every further page has behind the text.
 */
export function flow(doc: Doc, blocks: Block[], column: Column, onPage: () => void): void {
  const topOfNext = 48;
  let y = column.top;
  let first = true;
  for (const [index, block] of blocks.entries()) {
    const before = first ? 0 : block.before;
    const bottom = index === blocks.length - 1 ? column.bottom + footRoom : column.bottom;
    if (y + before + heightWithFollowers(doc, blocks, index, column.width) > bottom && !first) {
      doc.addPage();
      onPage();
      y = topOfNext;
    } else y += before;
    block.draw(doc, column.x, y, column.width);
    y += heightOf(doc, block, column.width);
    first = false;
  }
}

function heightWithFollowers(doc: Doc, blocks: Block[], index: number, width: number): number {
  const block = blocks[index];
  if (!block) return 0;
  const own = heightOf(doc, block, width);
  const next = blocks[index + 1];
  if (!block.keepWithNext || !next) return own;
  return own + next.before + heightWithFollowers(doc, blocks, index + 1, width);
}

/** Height of blocks one under another, in points. */
export function stackHeight(doc: Doc, blocks: Block[], width: number): number {
  return blocks.reduce((sum, block, index) => sum + (index === 0 ? 0 : block.before) + heightOf(doc, block, width), 0);
}
