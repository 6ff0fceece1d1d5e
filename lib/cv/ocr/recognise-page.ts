import type { MeasuredPage } from '@/lib/cv/quality/choose-reading';
import { measurePage } from '@/lib/cv/quality/page-quality';
import { loadWords } from '@/lib/cv/quality/word-likeness';
import type { TextPiece } from '@/lib/cv/pdf/page-content';
import { pageText } from '@/lib/cv/pdf/layout/page-text';
import type { CvSpan } from '@/lib/domain/cv-document';
import { withPage, type DrawablePage } from './draw-page';
import { halved, upsideDown, type GreyImage } from './grey-image';
import { correctWords } from './correct-words';
import { recogniseLines, type RecognisedWord } from './tesseract';
import { angleOfLines } from './text-angle';

/** In degrees; pages that are turned less are read as they are. */
const minAngle = 0.3;
/** Below these, recognised text is a pattern or a stain, since dictionary words rarely appear by chance. */
const minConfidence = { word: 15, other: 40 };
const minWordLength = 4;
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
    show: 0,
    isMask: false,
    fill: null,
    alpha: 1,
    invisible: null,
    clip: { x0: 0, y0: 0, x1: image.width / scale, y1: image.height / scale },
  };
}

interface Recognised {
  image: GreyImage;
  /** In degrees, clockwise: how far the page was turned to be read. */
  turn: number;
  words: RecognisedWord[];
  /** Mean over the letters, also of words that are left out. */
  confidence: number;
}

async function recognise(image: GreyImage, turn: number): Promise<Recognised> {
  const words = correctWords(await recogniseLines(image)).filter(({ text }) => text.trim() !== '');
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
  return { image, turn, words, confidence: sum / Math.max(letters, 1) };
}

async function recogniseUpright(page: DrawablePage): Promise<Recognised & { scale: number }> {
  const asItLies = await page.draw(0);
  const angle = angleOfLines(halved(asItLies));
  const turn = Math.abs(angle) < minAngle ? 0 : -angle;
  const image = turn === 0 ? asItLies : await page.draw(turn);
  const first = { ...(await recognise(image, turn)), scale: image.scale };
  if (first.words.length === 0 || first.confidence >= uprightConfidence) return first;
  const second = await recognise(upsideDown(image), turn + 180);
  return second.confidence > first.confidence ? { ...first, ...second } : first;
}

/**
 * Reads a page from its picture: turned upright, however it lies, with the place of every word.
 *
 * @param bytes a PDF
 * @param number 1-based
 */
export async function recognisePage(bytes: Uint8Array, number: number): Promise<MeasuredPage> {
  return withPage(bytes, number, async (drawable) => {
    const { image, turn, words, scale, confidence } = await recogniseUpright(drawable);
    const isLikeWord = await loadWords();
    const isWord = (text: string) => text.length >= minWordLength && /^\p{L}+$/u.test(text) && isLikeWord(text);
    const { width, height } = drawable;
    const upright = { width: image.width / scale, height: image.height / scale };
    const kept = words.filter(
      ({ text: word, confidence: sure }) => sure >= minConfidence.other || (sure >= minConfidence.word && isWord(word)),
    );
    const { text, spans } = pageText(kept.map((word) => pieceOf(word, image, scale)));
    // Lines go down the upright page, not the one that lies on its side.
    const quality = measurePage({ number, ...upright, text, spans }, isLikeWord, { confidence: confidence / 100 });
    return {
      number,
      width,
      height,
      text,
      spans: spansOnPage(spans, { turn, upright, page: { width, height } }),
      quality,
    };
  });
}

interface Size {
  width: number;
  height: number;
}

interface Turned {
  /** Clockwise in degrees, from the page to the upright picture. */
  turn: number;
  /** Points. */
  upright: Size;
  page: Size;
}

/** `highlightBoxes` draws a box from a quarter of the height below the baseline to the height above. */
const below = 0.25;

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Places of words on the upright picture of a page as places on the page itself; the middles of both are the same. */
function spansOnPage(spans: CvSpan[], { turn, upright, page }: Turned): CvSpan[] {
  if (turn === 0) return spans;
  const sin = Math.sin((turn * Math.PI) / 180);
  const cos = Math.cos((turn * Math.PI) / 180);
  return spans.map((span) => {
    const lefts = [span.x, span.x + span.width];
    const heights = [span.y - below * span.height, span.y + span.height];
    // Heights grow upwards, so turning back clockwise by -turn has the usual signs.
    const corners = lefts.flatMap((x) =>
      heights.map((y) => {
        const fromMiddle = [x - upright.width / 2, y - upright.height / 2] as const;
        return {
          x: fromMiddle[0] * cos - fromMiddle[1] * sin + page.width / 2,
          y: fromMiddle[0] * sin + fromMiddle[1] * cos + page.height / 2,
        };
      }),
    );
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    const height = (Math.max(...ys) - Math.min(...ys)) / (1 + below);
    return {
      ...span,
      x: rounded(Math.min(...xs)),
      y: rounded(Math.min(...ys) + below * height),
      width: rounded(Math.max(...xs) - Math.min(...xs)),
      height: rounded(height),
    };
  });
}
