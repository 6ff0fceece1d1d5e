import type { CvDocument } from '@/lib/domain/cv-document';
import { languageOfCv } from './language/language-of-cv';

/** A CV document from plain text, without places on the page; a form feed starts a new page. */
export function documentFromText(text: string): CvDocument {
  const pages = text.split('\f').map((pageText, index) => ({
    number: index + 1,
    width: 595,
    height: 842,
    text: pageText,
    spans: [],
  }));
  return { readerVersion: 'text', pageCount: pages.length, language: languageOfCv({ pages }), pages, hiddenText: [] };
}
