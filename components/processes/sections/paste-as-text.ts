const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER MAIN P PRE SECTION TABLE'.split(
    ' ',
  ),
);
const headings = /^H[1-6]$/;
const unseen = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'META', 'LINK', 'SVG']);
/** Bullets that word processors write as text. */
const drawnBullet = /^[·•▪◦‣●○■□✓✔§\uE000-\uF8FF]\s*/u;

/**
 * Text with `
 * ` at line ends and `
 *
 * ` between paragraphs.
 */
function write(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element) || unseen.has(node.tagName.toUpperCase())) return '';
  if (node.tagName === 'BR') return '\n';
  const inner = [...node.childNodes].map(write).join('');
  if (node.tagName === 'LI') return `\n- ${inner.trim().replace(/\n{2,}/g, '\n')}\n`;
  if (node.tagName === 'UL' || node.tagName === 'OL') return `\n${inner}\n`;
  if (node.tagName === 'TR') return `\n${inner}\n`;
  if (node.tagName === 'TD' || node.tagName === 'TH') return `${inner} `;
  // Word draws a bullet of the second level as a letter.
  if (/^MsoList/.test(node.className)) return `\n\n${inner.trim().replace(/^o\s+/, '- ')}\n\n`;
  if (headings.test(node.tagName) || node.tagName === 'P') return `\n\n${inner}\n\n`;
  return blocks.has(node.tagName) ? `\n${inner}\n` : inner;
}

/**
 * Converts HTML to plain text: list items become lines starting with "- ", paragraphs are separated by an empty line.
 *
 * @param html the clipboard's `text/html`
 */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines = write(body)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .map((line) => line.replace(drawnBullet, '- '));
  const text = lines.join('\n').replace(/\n{3,}/g, '\n\n');
  // No empty lines between list items.
  return text.replace(/(^|\n)(- [^\n]*)\n\n(?=- )/g, '$1$2\n').trim();
}

/** Inserts text at the cursor or over the selection, undoable by the browser. */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  const inserted = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (inserted) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
