import { Parser } from 'htmlparser2';
import type { Paragraph } from './docx-blocks';
import { plainStyle } from './text-styles';

const maxDepth = 200;
const unseenElements = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'object', 'svg']);
/** They go on in the same line. */
const inlineElements = new Set('a abbr b big cite code em font i mark q s small span strong sub sup u'.split(' '));
/** Styles that hide or move text. Which of it a person sees, only a browser could say. */
const hiding =
  /display|visibility|opacity|clip|text-indent|position|overflow|transform|mso-hide|[\\*]|(?<![-\w])color:\s{0,3}(?:#f|white|rgb|hsl|transparent|var)|font-size:\s{0,3}[0-3](?![0-9])/i;

/**
 * The paragraphs of a web page inside a document.
 *
 * @returns null where styles may hide a part of it
 */
export function htmlBlocks(html: string): Paragraph[] | null {
  const lines = [''];
  const open: string[] = [];
  let mayHide = false;
  const parser = new Parser({
    onopentag(name, { style = '', hidden, color }) {
      mayHide ||= hidden !== undefined || color !== undefined || hiding.test(style);
      if (open.length < maxDepth) open.push(name);
      if (name === 'td' || name === 'th') lines[lines.length - 1] += '\t';
      else if (!inlineElements.has(name)) lines.push('');
    },
    ontext(text) {
      if (open.at(-1) === 'style') mayHide ||= hiding.test(text);
      if (!open.some((name) => unseenElements.has(name))) lines[lines.length - 1] += text.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      if (name !== 'td' && name !== 'th' && !inlineElements.has(name)) lines.push('');
    },
  });
  parser.write(html);
  parser.end();
  if (mayHide) return null;
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ kind: 'paragraph', runs: [{ text, style: plainStyle }], isItem: false }));
}
