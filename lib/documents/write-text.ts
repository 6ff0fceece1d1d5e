import { printable, type DocumentBlock, type ReadableDocument } from './document-blocks';

function textOf(block: DocumentBlock): string {
  switch (block.kind) {
    case 'page':
      return '';
    case 'heading':
      return block.level === 1 ? `${block.text}\n${'='.repeat(block.text.length)}` : block.text;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'quote':
      return [...block.text.split('\n'), ...(block.source ? [`(${block.source})`] : [])]
        .map((line) => `    ${line}`)
        .join('\n');
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
}

/** A document as plain text, UTF-8 with the mark of it, which Windows needs to show Polish letters. */
export function writeText({ blocks }: ReadableDocument): Uint8Array {
  const parts = blocks.map((block) => printable(textOf(block)));
  return new TextEncoder().encode(`\ufeff${parts.join('\n\n')}\n`);
}
