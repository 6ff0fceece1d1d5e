import type { CvDocument, CvPage, SetAside } from '@/lib/domain/cv-document';
import { findLetter } from './letter-before-cv';
import { findOtherPeople } from './other-people';

function remaining(page: CvPage, aside: readonly SetAside[]): CvPage | null {
  const parts = aside.filter(({ pages }) => pages.includes(page.number));
  const part = parts.find(({ pages, until }) => until !== undefined && pages.at(-1) === page.number);
  if (parts.length === 0) return page;
  if (!part || parts.length > 1) return null;
  const until = part.until ?? 0;
  // As many blanks as there were characters, so that quotes keep their places.
  const blank = page.text.slice(0, until).replace(/[^\n]/g, ' ');
  return { ...page, text: blank + page.text.slice(until), spans: page.spans.filter(({ start }) => start >= until) };
}

/** Pages without the parts that are set aside. */
export function withoutSetAside<Page extends CvPage>(pages: Page[], aside: readonly SetAside[]): Page[] {
  if (aside.length === 0) return pages;
  return pages.flatMap((page) => {
    const left = remaining(page, aside);
    return left ? [{ ...page, ...left }] : [];
  });
}

/** Finds what a file holds beside the CV of its first person. */
export function findSetAside(pages: CvPage[]): SetAside[] {
  const letter = findLetter(pages);
  const aside = letter ? [letter] : [];
  return [...aside, ...findOtherPeople(withoutSetAside(pages, aside))];
}

/**
 * The pages that a person said are one candidate's, under the numbers they have in the file. Whose the others are no longer
 * matters; a letter before the CV is set aside.
 */
export function ownPagesOf(document: CvDocument, numbers: readonly number[]): CvDocument {
  const { setAside: _ofTheFile, ...reading } = document;
  const isOwn = (number: number): boolean => numbers.includes(number);
  const pages = document.pages.filter(({ number }) => isOwn(number));
  const letter = findLetter(pages);
  return {
    ...reading,
    pages,
    hiddenText: document.hiddenText.filter(({ page }) => isOwn(page)),
    ...(letter && { setAside: [letter] }),
  };
}

/**
 * The part of a reading that is judged and tells who the candidate is; nothing else is evidence. Search, masks and viewer take
 * the whole file, so that nothing escapes masking.
 */
export function judgedPart(document: CvDocument): CvDocument {
  const { setAside = [] } = document;
  if (setAside.length === 0) return document;
  return { ...document, pages: withoutSetAside(document.pages, setAside) };
}
