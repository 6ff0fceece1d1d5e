import { hiddenReason, inkBox, isInDoubt, unseenReason, type HiddenReason } from './hidden-text';
import type { Box } from './matrix';
import { isInside } from './outline';
import type { PageContent, TextPiece } from './page-content';
import { PagePaints } from './page-paints';

/** Scanners leave a margin; several pictures may share a page. */
const minShare = 0.9;

function shareOfPage({ x0, y0, x1, y1 }: Box, { width, height }: PageContent): number {
  return ((x1 - x0) * (y1 - y0)) / (width * height);
}

/** Pictures not covered by a later page-sized box. */
function seenPictures(content: PageContent) {
  const cover = content.paints.findLast(
    ({ box, outline, colour, alpha }) =>
      shareOfPage(box, content) > 1 - minShare &&
      outline &&
      colour &&
      alpha > 0.99 &&
      isInside(outline, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2),
  );
  return content.paints.filter(({ isPicture, order }) => isPicture && order > (cover?.order ?? -1));
}

/** The page is looked at in so many columns and rows. */
const grid = 50;
/** Pictures of a page that are looked at. */
const maxPictures = 2000;

/** The share of the page under pictures: a scan may be several, beside or over each other. */
function pictureShare(content: PageContent): number {
  const cells = new Set<number>();
  const column = (x: number) => Math.round((x / content.width) * grid);
  const row = (y: number) => Math.round((y / content.height) * grid);
  for (const { box } of seenPictures(content).slice(0, maxPictures))
    for (let y = row(box.y0); y < row(box.y1); y += 1)
      for (let x = column(box.x0); x < column(box.x1); x += 1) cells.add(y * grid + x);
  return cells.size / grid ** 2;
}

/** A banner is wide, and high on the page; a portrait is not. */
const banner = { minWidth: 0.25, minShape: 2, fromBottom: 0.7, maxShare: 0.4 };

/** Wide pictures at the top of a page over which nothing is written: they may say whose CV it is. */
function bannersOf(content: PageContent, visible: readonly TextPiece[]): Box[] {
  const { width, height } = content;
  const inks = visible.map(inkBox);
  const isWrittenOn = ({ x0, y0, x1, y1 }: Box) =>
    inks.some((ink) => {
      const [x, y] = [(ink.x0 + ink.x1) / 2, (ink.y0 + ink.y1) / 2];
      return x > x0 && x < x1 && y > y0 && y < y1;
    });
  return seenPictures(content)
    .slice(0, maxPictures)
    .map(({ box }) => box)
    .filter((box) => {
      const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
      const isWide = wide >= banner.minWidth * width && wide >= banner.minShape * high;
      const isOnTop = (box.y0 + box.y1) / 2 > banner.fromBottom * height && high <= banner.maxShare * height;
      return isWide && isOnTop && !isWrittenOn(box);
    });
}

/** What is on a page besides its text. */
export interface PageMarks {
  /** Anything is drawn. */
  isDrawn: boolean;
  /** Pictures cover this share of the page. */
  pictureShare: number;
  /** Letters of its text of which the file does not say what they are. */
  lostLetters: number;
  /** Where pictures stand that may say whose CV it is. */
  banners: Box[];
}

/** @param visible the pieces of its text that can be seen */
export function marksOf(content: PageContent, visible: readonly TextPiece[]): PageMarks {
  return {
    isDrawn: content.paints.length > 0 || content.pieces.length > 0,
    pictureShare: pictureShare(content),
    lostLetters: countLostLetters(visible),
    banners: bannersOf(content, visible),
  };
}

/**
 * Whether a page is a scan with its OCR text laid over it, unpainted (render mode 3). A page with visible letters is
 * not a scan: there, unpainted text is hidden text.
 */
function isScan(content: PageContent, reasons: ReadonlyMap<TextPiece, HiddenReason | null>): boolean {
  if (pictureShare(content) < minShare) return false;
  return content.pieces.every(
    (piece) => reasons.get(piece) !== null || !piece.glyphs.some(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  );
}

/** A piece of a page's text that only the drawn page can tell about. */
export interface PieceInDoubt {
  /** Among the page's pieces, from 0. */
  piece: number;
  show: number;
  /** By what the file says. */
  isHidden: boolean;
  box: Box;
}

/** By the drawn page, whether each piece in doubt can be seen. */
export type SeenPieces = ReadonlyMap<number, boolean>;

/**
 * Why each piece of a page's text is hidden; null when visible. On a scan the OCR text counts as visible.
 *
 * @param seen what the drawn page says; null: it has not been drawn, and `inDoubt` tells what it would decide
 */
export function hiddenReasons(
  content: PageContent,
  seen: SeenPieces | null,
): { reasons: Map<TextPiece, HiddenReason | null>; inDoubt: PieceInDoubt[] } {
  const paints = new PagePaints(content.paints);
  const reasons = new Map(content.pieces.map((piece) => [piece, hiddenReason(piece, content, paints)]));
  const isScanned = isScan(content, reasons);
  for (const piece of isScanned ? content.pieces : []) {
    if (piece.invisible === 'RENDER_MODE')
      reasons.set(piece, hiddenReason({ ...piece, invisible: null, fill: null }, content, paints));
  }
  if (seen) return { reasons: reasonsBySight(content, reasons, seen, paints), inDoubt: [] };
  const inDoubt = content.pieces.flatMap((piece, index) =>
    isInDoubt(piece, reasons.get(piece) ?? null, paints)
      ? [{ piece: index, show: piece.show, isHidden: Boolean(reasons.get(piece)), box: inkBox(piece) }]
      : [],
  );
  return { reasons, inDoubt };
}

/** The reasons after the page was drawn. Letters that a scanner's program painted under its picture stay visible too. */
function reasonsBySight(
  content: PageContent,
  reasons: ReadonlyMap<TextPiece, HiddenReason | null>,
  seen: SeenPieces,
  paints: PagePaints,
): Map<TextPiece, HiddenReason | null> {
  const bySight = new Map(reasons);
  const unseen: TextPiece[] = [];
  content.pieces.forEach((piece, index) => {
    const isSeen = seen.get(index);
    if (isSeen) bySight.set(piece, null);
    if (isSeen !== false || reasons.get(piece)) return;
    bySight.set(piece, unseenReason(piece, paints));
    unseen.push(piece);
  });
  if (isScan(content, bySight)) for (const piece of unseen) bySight.set(piece, null);
  return bySight;
}

/** What a file says of a glyph whose letter it does not name: control characters, the replacement sign. */
const nameless = /^(?:\p{Cc}|\ufffd)$/u;
const privateUse = /^\p{Co}$/u;
const letter = /^\p{L}/u;

/** A sign drawn more often than this between the letters of a font is its space. */
const maxLostShare = 1 / 12;
/** Glyphs of a font; with fewer the share means nothing. */
const minGlyphs = 60;

interface FontUse {
  glyphs: number;
  lost: number;
  drawsSpaces: boolean;
}

/**
 * Signs without a meaning after a letter of the same word. An icon may stand before a word, so a sign of private use
 * counts between two letters only.
 */
function lostIn({ glyphs }: TextPiece): number {
  return glyphs.filter(({ text, start, end }, index) => {
    if (end <= start || !letter.test(glyphs[index - 1]?.text ?? '')) return false;
    return nameless.test(text) || (privateUse.test(text) && letter.test(glyphs[index + 1]?.text ?? ''));
  }).length;
}

/** How many letters of a page are drawn by glyphs of which the file does not say what they are. */
function countLostLetters(pieces: Iterable<TextPiece>): number {
  const fonts = new Map<string, FontUse>();
  for (const piece of pieces) {
    const use = fonts.get(piece.font) ?? { glyphs: 0, lost: 0, drawsSpaces: false };
    use.glyphs += piece.glyphs.length;
    use.lost += lostIn(piece);
    use.drawsSpaces ||= piece.spaceBefore;
    fonts.set(piece.font, use);
  }
  const isLost = ({ glyphs, lost, drawsSpaces }: FontUse) =>
    drawsSpaces || (glyphs >= minGlyphs && lost <= maxLostShare * glyphs);
  return [...fonts.values()].filter(isLost).reduce((sum, { lost }) => sum + lost, 0);
}
