import type { CvPage, PageQuality } from '@/lib/domain/cv-document';
import type { PageMarks } from '@/lib/cv/pdf/scanned-page';
import { measurePage } from './page-quality';
import { loadWords } from './word-likeness';

/** A page whose text was measured. */
export type MeasuredPage = CvPage & { quality: PageQuality };

/** A portrait covers a tenth; a CV set as a picture below a heading most of the page. */
const minPictureShare = 0.5;
/** Letters per square centimetre; a page of text has 2 to 5. */
const sparse = 1;
/** Recognised text must be this much better to replace the file's own. */
const better = { letters: 1.5, wordShare: 0.1 };

/** Good words do not tell that letters are missing from a few: a name, a heading. */
function withLostLetters(quality: PageQuality, { lostLetters }: PageMarks): PageQuality {
  if (lostLetters === 0) return quality;
  return { ...quality, lostLetters, verdict: quality.verdict === 'GOOD' ? 'DOUBTFUL' : quality.verdict };
}

/** Of the letters: recognition makes as many mistakes itself where fewer are lost, so the marked text stays. */
const manyLost = 0.005;

/** Whether a page should be read from its picture: its text is missing, sparse beside pictures, or not believable. */
function wantsRecognition({ quality }: MeasuredPage, { isDrawn, pictureShare }: PageMarks): boolean {
  if (quality.verdict === 'EMPTY') return isDrawn;
  if (quality.verdict !== 'GOOD') return true;
  return pictureShare >= minPictureShare && quality.density < sparse;
}

function isBetter(recognised: PageQuality, text: PageQuality): boolean {
  if (recognised.verdict === 'BAD' || recognised.verdict === 'EMPTY') return false;
  if (text.lostLetters && text.lostLetters >= manyLost * text.letters)
    return recognised.verdict === 'GOOD' && recognised.letters >= text.letters;
  if (text.verdict === 'GOOD') return recognised.letters > better.letters * text.letters;
  return (recognised.wordShare ?? 0) > (text.wordShare ?? 0) + better.wordShare;
}

/** The better of a page's own text and the text of its picture. */
function betterReading(text: MeasuredPage, recognised: MeasuredPage): MeasuredPage {
  const isMissing = text.quality.verdict === 'EMPTY' && recognised.quality.verdict !== 'EMPTY';
  const isUnreadable = text.quality.verdict === 'BAD' && recognised.quality.verdict !== 'EMPTY';
  return isMissing || isUnreadable || isBetter(recognised.quality, text.quality) ? recognised : text;
}

/** The page without text that cannot be believed: it is neither judged nor quoted. */
function withoutBadText(page: MeasuredPage): MeasuredPage {
  return page.quality.verdict === 'BAD' ? { ...page, text: '', spans: [] } : page;
}

/** A page read from its picture; null: that failed. */
export interface RecognisedPage {
  number: number;
  page: MeasuredPage | null;
}

/**
 * Measures the text of every page, and takes for each the better of its own text and that of its picture, if that has
 * been read already.
 *
 * @param marks for each page
 */
export async function chooseReadings(
  pages: CvPage[],
  marks: PageMarks[],
  recognised: RecognisedPage[],
): Promise<{ chosen: MeasuredPage[]; toRecognise: number[] }> {
  const isLikeWord = await loadWords();
  const known = new Map(recognised.map(({ number, page }) => [number, page]));
  const toRecognise: number[] = [];
  const chosen = pages.map((page, index) => {
    const onPage = marks[index] ?? { isDrawn: false, pictureShare: 0, lostLetters: 0 };
    const text = { ...page, quality: withLostLetters(measurePage(page, isLikeWord), onPage) };
    const other = known.get(page.number);
    if (other === undefined && wantsRecognition(text, onPage)) toRecognise.push(page.number);
    return withoutBadText(other ? betterReading(text, other) : text);
  });
  return { chosen, toRecognise };
}

/** Measures text that a person typed: it may be in any language, and nothing of it is left out. */
export async function measurePages(pages: CvPage[]): Promise<MeasuredPage[]> {
  const isLikeWord = await loadWords();
  return pages.map((page) => {
    const quality = measurePage(page, isLikeWord);
    return { ...page, quality: { ...quality, verdict: quality.verdict === 'BAD' ? 'DOUBTFUL' : quality.verdict } };
  });
}

/** A scan may carry a few letters of the scanner's software; a CV has more. */
const minLetters = 25;

/**
 * Why a CV cannot be judged: there is no text, or the text of its first page or of half of its pages cannot be believed.
 */
export function problemOf(pages: MeasuredPage[]): 'no-text' | 'unreadable' | null {
  const filled = pages.filter(({ quality }) => quality.verdict !== 'EMPTY');
  const bad = filled.filter(({ quality }) => quality.verdict === 'BAD');
  if (filled[0]?.quality.verdict === 'BAD' || 2 * bad.length > filled.length) return 'unreadable';
  return pages.reduce((sum, { quality }) => sum + quality.letters, 0) < minLetters ? 'no-text' : null;
}
