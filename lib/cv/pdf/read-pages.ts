import type { CvPage, HiddenText } from '@/lib/domain/cv-document';
import { findAttachedDocuments } from './attached-documents';
import type { HiddenReason } from './hidden-text';
import { interpretPage, type LayerVisibility } from './interpret-page';
import { pageText } from './layout/page-text';
import type { PdfDocument } from './open-pdf';
import type { TextPiece } from './page-content';
import { ReadFailure, type ReadLimits } from '@/lib/cv/read-failure';
import { hiddenReasons, marksOf, type PageMarks, type PieceInDoubt, type SeenPieces } from './scanned-page';

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
  seen: SeenPieces | null,
) {
  const page = await document.getPage(number);
  const content = await interpretPage(page, isLayerVisible);
  const characters = content.pieces.reduce((sum, piece) => sum + charactersOf(piece), 0);
  if (characters > charactersLeft) throw new ReadFailure('too-much-text');
  const seenPieces: TextPiece[] = [];
  const masks: TextPiece[] = [];
  const hidden = new Map<HiddenReason, TextPiece[]>();
  const { reasons, inDoubt } = hiddenReasons(content, seen);
  for (const [piece, reason] of reasons) {
    if (!reason) {
      (piece.isMask ? masks : seenPieces).push(piece);
      continue;
    }
    const alike = hidden.get(reason);
    if (alike) alike.push(piece);
    else hidden.set(reason, [piece]);
  }
  // Text that is drawn and also used as a mask for its shadow is read only once.
  const shownMasks = new Set(dropShadows(masks, seenPieces));
  const visible =
    masks.length === 0
      ? seenPieces
      : content.pieces.filter((piece) => !reasons.get(piece) && (!piece.isMask || shownMasks.has(piece)));
  const read: CvPage = { number, width: content.width, height: content.height, ...pageText(visible) };
  page.cleanup();
  return {
    page: read,
    marks: marksOf(content, visible),
    hiddenText: hiddenTexts(hidden, visible, number),
    characters,
    inDoubt,
  };
}

interface ReadPages {
  pageCount: number;
  pages: CvPage[];
  /** What else is on each page. */
  marks: PageMarks[];
  hiddenText: HiddenText[];
  /** Text whose visibility only the drawn page can tell. */
  toLookAt: PageInDoubt[];
}

/** A page on which the drawn page decides what can be seen. */
export interface PageInDoubt {
  number: number;
  places: PieceInDoubt[];
}

/** A page that was looked at: by piece, whether it can be seen. */
export interface SeenPage {
  number: number;
  seen: [piece: number, isSeen: boolean][];
}

/**
 * Reads the visible text of every page, and separately the hidden text.
 *
 * @param looked pages that were drawn and looked at
 * @throws ReadFailure `too-much-text`, `portfolio`; any other error means a damaged file
 */
export async function readPages(
  document: PdfDocument,
  limits: ReadLimits,
  looked: readonly SeenPage[],
): Promise<ReadPages> {
  if (await findAttachedDocuments(document)) throw new ReadFailure('portfolio');
  const isLayerVisible = await layersOf(document);
  const pages: CvPage[] = [];
  const marks: PageMarks[] = [];
  const hiddenText: HiddenText[] = [];
  const toLookAt: PageInDoubt[] = [];
  const seenOf = new Map(looked.map(({ number, seen }) => [number, new Map(seen)]));
  let charactersLeft = limits.maxCharacters;
  for (let number = 1; number <= document.numPages; number += 1) {
    const read = await readPage(document, number, isLayerVisible, charactersLeft, seenOf.get(number) ?? null);
    charactersLeft -= read.characters;
    pages.push(read.page);
    marks.push(read.marks);
    hiddenText.push(...read.hiddenText);
    if (read.inDoubt.length > 0) toLookAt.push({ number, places: read.inDoubt });
  }
  const texts = pages.map(({ text }) => text);
  return { pageCount: document.numPages, pages, marks, hiddenText: dropBrokenLines(hiddenText, texts), toLookAt };
}

/** As a share of the letter height: shadows and the tiles of a clip repeat text at about the same place. */
const maxShift = 0.6;
/** What a clip cuts off may leave scraps of a word; nobody hides so little beside the page. */
const maxScrap = 5;
/** Libraries sign their pages: "Powered by TCPDF (www.tcpdf.org)". */
const signature = /^(?:powered|created|generated|produced|made) (?:by|with) [^\n]{1,60}$/i;

const textOf = ({ glyphs }: TextPiece): string => glyphs.map(({ text }) => text).join('');

/** Drops the hidden pieces whose text also stands visibly at their place. */
function dropShadows(hidden: readonly TextPiece[], visible: readonly TextPiece[]): TextPiece[] {
  if (hidden.length === 0) return [];
  const twins = new Map<string, TextPiece[]>();
  for (const piece of visible) {
    const text = textOf(piece);
    twins.set(text, [...(twins.get(text) ?? []).slice(-50), piece]);
  }
  return hidden.filter((piece) => {
    const reach = maxShift * piece.size;
    return !twins
      .get(textOf(piece))
      ?.some(({ x, y }) => Math.abs(x - piece.x) <= reach && Math.abs(y - piece.y) <= reach);
  });
}

/** Whether hidden text is worth showing to the recruiter. */
function isNotable(text: string, reason: HiddenReason): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters === 0 || signature.test(text.trim())) return false;
  return reason !== 'OFF_PAGE' || letters > maxScrap;
}

/** Drops what a page break cut off and the next or previous page shows whole. */
function dropBrokenLines(hidden: readonly HiddenText[], pageTexts: readonly string[]): HiddenText[] {
  const bare = (text: string) => text.replace(/\s+/g, ' ').trim();
  const pages = pageTexts.map(bare);
  return hidden.filter(({ page, text, reason }) => {
    if (reason !== 'OFF_PAGE') return true;
    const beside = [pages[page - 2], pages[page]];
    return !text.split('\n').every((line) => beside.some((other) => other?.includes(bare(line))));
  });
}
