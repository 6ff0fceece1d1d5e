import type { MeasuredPage } from '../quality/choose-reading.ts';
import { measurePage } from '../quality/page-quality.ts';
import { loadWords } from '../quality/word-likeness.ts';
import type { TextPiece } from '../pdf/page-content.ts';
import { pageText } from '../pdf/layout/page-text.ts';
import { drawPage, turnedPicture, type DrawnPage } from './draw-page.ts';
import type { GreyImage } from './grey-image.ts';
import { recogniseWords, type RecognisedWord } from './tesseract.ts';
import { angleOfLines } from './text-angle.ts';
import { spansOnPage } from './turned-spans.ts';

/** Lines are found on a picture of this size. */
const angleSearchPixels = 1_000_000;
/** Less is read as it stands. */
const minAngle = 0.3;
/** Below, what was recognised is a pattern or a stain. */
const minConfidence = 15;
/** A page upside down has 20 to 50. */
const uprightConfidence = 70;

function pieceOf(word: RecognisedWord, image: GreyImage, scale: number): TextPiece {
  const letters = [...word.text];
  const step = (word.right - word.left) / scale / letters.length;
  return {
    glyphs: letters.map((text, index) => ({ text, start: index * step, end: (index + 1) * step })),
    x: word.left / scale,
    y: (image.height - word.baseline) / scale,
    dx: 1,
    dy: 0,
    size: word.size / scale,
    stretch: 1,
    font: '',
    spaceBefore: true,
    order: 0,
    fill: null,
    alpha: 1,
    invisible: null,
    clip: { x0: 0, y0: 0, x1: image.width / scale, y1: image.height / scale },
  };
}

interface Recognised {
  image: GreyImage;
  /** Clockwise, by which the page was turned to be read. */
  turn: number;
  words: RecognisedWord[];
  /** Mean over the letters. */
  confidence: number;
}

async function recogniseTurned(page: DrawnPage, turn: number): Promise<Recognised> {
  const image = turnedPicture(page, turn);
  const words = (await recogniseWords(image)).filter(({ text }) => text.trim() !== '');
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
  return { image, turn, words, confidence: sum / Math.max(letters, 1) };
}

async function recogniseUpright(page: DrawnPage): Promise<Recognised> {
  const zoom = Math.min(1, Math.sqrt(angleSearchPixels / (page.canvas.width * page.canvas.height)));
  const angle = angleOfLines(turnedPicture(page, 0, zoom));
  const turn = Math.abs(angle) < minAngle ? 0 : -angle;
  const first = await recogniseTurned(page, turn);
  if (first.words.length === 0 || first.confidence >= uprightConfidence) return first;
  const second = await recogniseTurned(page, turn + 180);
  return second.confidence > first.confidence ? second : first;
}

/**
 * Reads a page from its picture: turned upright, however it lies, with the place of every word.
 *
 * @param bytes a PDF
 * @param number 1-based
 */
export async function recognisePage(bytes: Uint8Array, number: number): Promise<MeasuredPage> {
  const drawn = await drawPage(bytes, number);
  const { image, turn, words } = await recogniseUpright(drawn);
  const pieces = words
    .filter(({ confidence }) => confidence >= minConfidence)
    .map((word) => pieceOf(word, image, drawn.scale));
  const { text, spans } = pageText(pieces);
  const { width, height, scale } = drawn;
  const upright = { width: image.width / scale, height: image.height / scale };
  const page = { number, width, height, text, spans: spansOnPage(spans, { turn, upright, page: { width, height } }) };
  return { ...page, quality: measurePage(page, 'OCR', await loadWords()) };
}
