import type { TextPiece } from './page-content';

/** What a file says of a glyph whose letter it does not name: control characters, the replacement sign. */
const nameless = /^(?:\p{Cc}|\ufffd)$/u;
const privateUse = /^\p{Co}$/u;
const letter = /^\p{L}/u;

/** A sign that is drawn more often than this between the letters of a font is its space. */
const maxLostShare = 1 / 12;
/** Glyphs of a font; with fewer the share means nothing. */
const minGlyphs = 60;

interface FontUse {
  glyphs: number;
  lost: number;
  drawsSpaces: boolean;
}

/**
 * Signs without a meaning after a letter of the same word. A sign for private use counts only between two letters,
 * because an icon may stand before a word.
 */
function lostIn({ glyphs }: TextPiece): number {
  return glyphs.filter(({ text, start, end }, index) => {
    if (end <= start || !letter.test(glyphs[index - 1]?.text ?? '')) return false;
    return nameless.test(text) || (privateUse.test(text) && letter.test(glyphs[index + 1]?.text ?? ''));
  }).length;
}

/** How many letters of a page are drawn by glyphs of which the file does not say what they are. */
export function countLostLetters(pieces: Iterable<TextPiece>): number {
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
