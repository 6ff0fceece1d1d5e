import type { Block } from './docx-blocks';
import { plainStyle } from './text-styles';

/** Paragraphs of text that a person typed, one a line. */
export function textBlocks(text: string): Block[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => ({ kind: 'paragraph', runs: [{ text: line, style: plainStyle }], isItem: false }));
}
