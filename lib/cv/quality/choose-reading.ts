import type { CvPage, PageQuality } from '@/lib/domain/cv-document';
import type { PageMarks } from '@/lib/cv/pdf/scanned-page';
import { lacksPerson, withBanner } from './banner';
import { countBrokenWords } from './broken-words';
import { measurePage } from './page-quality';
import { loadKnownWords, loadWords, type IsLikeWord, type KnownWords } from './word-likeness';

/** A page whose text was measured. */
export type MeasuredPage = CvPage & { quality: PageQuality };

/** Share of the page: a portrait covers a tenth, a CV that is a picture below a heading most of it. */
const minPictureShare = 0.5;
/** Letters per square centimetre; a page of text has 2 to 5. */
const sparse = 1;
/** Recognised text must be this much better to replace the file's own. */
const better = { letters: 1.5, wordShare: 0.1 };

function doubted(quality: PageQuality): PageQuality {
  return quality.verdict === 'GOOD' ? { ...quality, verdict: 'DOUBTFUL' } : quality;
}

/**
 * A page with the number of its lost letters: good words do not show that a few lack letters, such as a name or a
 * heading.
 */
function withLostLetters(page: MeasuredPage, marks: PageMarks, words: KnownWords): PageQuality {
  const { quality } = page;
  // Most letters that both find are the same.
  const lostLetters = Math.max(marks.lostLetters, countBrokenWords(page, words));
  if (lostLetters === 0) return quality;
  return { ...doubted(quality), lostLetters };
}

/** Share of the letters: where fewer are lost, recognition makes as many mistakes, so the file's text stays. */
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

/** The better of a page's own text and the text recognised in its picture. */
function betterReading(text: MeasuredPage, recognised: MeasuredPage): MeasuredPage {
  const isMissing = text.quality.verdict === 'EMPTY' && recognised.quality.verdict !== 'EMPTY';
  const isUnreadable = text.quality.verdict === 'BAD' && recognised.quality.verdict !== 'EMPTY';
  return isMissing || isUnreadable || isBetter(recognised.quality, text.quality) ? recognised : text;
}

/** The page without its text when that cannot be believed: it is neither judged nor quoted. */
function withoutBadText(page: MeasuredPage): MeasuredPage {
  return page.quality.verdict === 'BAD' ? { ...page, text: '', spans: [] } : page;
}

/** A page whose banner may say whose CV it is, with what the picture says; null: it could not be made out. */
function readBanner(
  text: MeasuredPage,
  recognised: MeasuredPage | null,
  { banners }: PageMarks,
  isLikeWord: IsLikeWord,
): MeasuredPage | null {
  const whole = recognised && withBanner(text, recognised, banners);
  if (!whole || !recognised) return null;
  const { confidence } = recognised.quality;
  return { ...whole, quality: { ...text.quality, ...measurePage(whole, isLikeWord), confidence } };
}

/** A page read from its picture; null: that failed. */
export interface RecognisedPage {
  number: number;
  page: MeasuredPage | null;
}

const nothing: PageMarks = { isDrawn: false, pictureShare: 0, lostLetters: 0, banners: [] };

/**
 * Measures the text of every page, and takes for each the better of its own text and that of its picture, if that has
 * been read already.
 *
 * @param marks for each page
 * @param isConverted the file has lost bytes, and its text may have lost any part
 * @returns `isPictureUnread`: the first page has a picture that may say whose CV it is, and could not be read
 */
export async function chooseReadings(
  pages: CvPage[],
  marks: PageMarks[],
  recognised: RecognisedPage[],
  isConverted = false,
): Promise<{ chosen: MeasuredPage[]; toRecognise: number[]; isPictureUnread: boolean }> {
  const words = await loadKnownWords();
  const { isLikeWord } = words;
  const known = new Map(recognised.map(({ number, page }) => [number, page]));
  const hasBanner = (marks[0]?.banners.length ?? 0) > 0 && lacksPerson(pages);
  const toRecognise: number[] = [];
  let isPictureUnread = false;
  const chosen = pages.map((page, index) => {
    const onPage = marks[index] ?? nothing;
    const measured = { ...page, quality: measurePage(page, isLikeWord) };
    const quality = withLostLetters(measured, onPage, words);
    const text = { ...page, quality: isConverted ? doubted(quality) : quality };
    const other = known.get(page.number);
    const wantsBanner = index === 0 && hasBanner;
    if (other === undefined) {
      if (wantsBanner || wantsRecognition(text, onPage)) toRecognise.push(page.number);
      return withoutBadText(text);
    }
    const better = other ? betterReading(text, other) : text;
    if (better === other || !wantsBanner) return withoutBadText(better);
    const whole = readBanner(text, other, onPage, isLikeWord);
    isPictureUnread = whole === null;
    return withoutBadText(whole ?? text);
  });
  return { chosen, toRecognise, isPictureUnread };
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
