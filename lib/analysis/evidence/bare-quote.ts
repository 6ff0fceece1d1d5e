import { decodeEntities } from './decode-entities';

const tags = /<\/?(?:b|i|u|em|strong|mark|code|span|p|br|q|blockquote)\b[^<>]{0,80}>/gi;
/**
 * Bullets and Markdown before the words. Boxes, scales and the minus of a number are kept, because they are compared.
 */
export const bullet = /^(?:[\s>*•·◦‣∙]|[–—-](?!\d)|#+\s|\+\s)+/u;
/** "1. ", "[5] ", "line 5: " */
export const numbering =
  /^(?:\[\d{1,4}\]|\(?\d{1,3}[.):]|\(?(?:line|sentence|wiersz|linia|l)\.?\s?\d{1,4}\)?[:.)–-]{0,2})\s+(?=\S)/i;

/** A quote without what a model puts around words. */
export function bareQuote(quote: string): string {
  return decodeEntities(quote).replace(tags, ' ').replace(bullet, '').trim();
}
