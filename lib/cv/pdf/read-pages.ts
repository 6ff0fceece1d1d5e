import type { CvPage, HiddenText } from '@/lib/domain/cv-document';
import { findAttachedDocuments } from './attached-documents';
import { dropBrokenLines, dropShadows, isNotable } from './harmless-text';
import type { HiddenReason } from './hidden-text';
import { interpretPage, type LayerVisibility } from './interpret-page';
import { pageText } from './layout/page-text';
import type { PdfDocument } from './open-pdf';
import type { TextPiece } from './page-content';
import { ReadFailure, type ReadLimits } from '@/lib/cv/read-failure';
import { hiddenReasons, marksOf, type PageMarks } from './scanned-page';

async function layersOf(document: PdfDocument): Promise<LayerVisibility> {
  const layers = await document.getOptionalContentConfig();
  return (group) => {
    try {
      return layers.isVisible(group) !== false;
    } catch {
      return true;
    }
  };
}

function hiddenTexts(hidden: Map<HiddenReason, TextPiece[]>, visible: TextPiece[], page: number): HiddenText[] {
  return [...hidden]
    .map(([reason, pieces]) => ({ page, text: pageText(dropShadows(pieces, visible)).text, reason }))
    .filter(({ text, reason }) => isNotable(text, reason));
}

/** In a hostile file one glyph may stand for thousands of characters. */
function charactersOf({ glyphs }: TextPiece): number {
  return glyphs.reduce((sum, { text }) => sum + text.length, 0);
}

async function readPage(
  document: PdfDocument,
  number: number,
  isLayerVisible: LayerVisibility,
  charactersLeft: number,
) {
  const page = await document.getPage(number);
  const content = await interpretPage(page, isLayerVisible);
  const characters = content.pieces.reduce((sum, piece) => sum + charactersOf(piece), 0);
  if (characters > charactersLeft) throw new ReadFailure('too-much-text');
  const visible: TextPiece[] = [];
  const hidden = new Map<HiddenReason, TextPiece[]>();
  for (const [piece, reason] of hiddenReasons(content)) {
    if (!reason) {
      visible.push(piece);
      continue;
    }
    const alike = hidden.get(reason);
    if (alike) alike.push(piece);
    else hidden.set(reason, [piece]);
  }
  const read: CvPage = { number, width: content.width, height: content.height, ...pageText(visible) };
  page.cleanup();
  return { page: read, marks: marksOf(content), hiddenText: hiddenTexts(hidden, visible, number), characters };
}

interface ReadPages {
  pageCount: number;
  pages: CvPage[];
  /** What else is on each page. */
  marks: PageMarks[];
  hiddenText: HiddenText[];
}

/**
 * Reads the visible text of every page, and separately the hidden text.
 *
 * @throws ReadFailure `too-much-text`, `portfolio`; any other error means a damaged file
 */
export async function readPages(document: PdfDocument, limits: ReadLimits): Promise<ReadPages> {
  if (await findAttachedDocuments(document)) throw new ReadFailure('portfolio');
  const isLayerVisible = await layersOf(document);
  const pages: CvPage[] = [];
  const marks: PageMarks[] = [];
  const hiddenText: HiddenText[] = [];
  let charactersLeft = limits.maxCharacters;
  for (let number = 1; number <= document.numPages; number += 1) {
    const read = await readPage(document, number, isLayerVisible, charactersLeft);
    charactersLeft -= read.characters;
    pages.push(read.page);
    marks.push(read.marks);
    hiddenText.push(...read.hiddenText);
  }
  const texts = pages.map(({ text }) => text);
  return { pageCount: document.numPages, pages, marks, hiddenText: dropBrokenLines(hiddenText, texts) };
}
