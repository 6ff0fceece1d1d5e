import type { Block } from './docx-blocks.ts';
import { plainStyle } from './text-styles.ts';

/** Paragraphs of text that a person typed, one a line. */
export function textBlocks(text: string): Block[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => ({ kind: 'paragraph', runs: [{ text: line, style: plainStyle }], isItem: false }));
}
