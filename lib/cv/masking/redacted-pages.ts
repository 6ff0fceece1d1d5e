import type { CvDocument, CvPage } from '@/lib/domain/cv-document';
import type { Mask } from './mask';

/**
 * A CV's pages with a block in place of each masked character, so that all places stay what they are.
 *
 * @param masks of each page, in order
 */
export function redactedPages(document: CvDocument, masks: Pick<Mask, 'start' | 'end'>[][]): CvPage[] {
  return document.pages.map((page, index) => {
    let { text } = page;
    for (const { start, end } of masks[index] ?? []) {
      text = text.slice(0, start) + '█'.repeat(end - start) + text.slice(end);
    }
    return { ...page, text };
  });
}
