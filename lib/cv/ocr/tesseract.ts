import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { GreyImage } from './grey-image';

/** A word on a picture, pixels from the top left. */
export interface RecognisedWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  left: number;
  right: number;
  /** Height of its line. */
  size: number;
  /** Of its line, below the word. */
  baseline: number;
}

interface TesseractLine {
  rowAttributes: { rowHeight: number };
  baseline: { x0: number; y0: number; x1: number; y1: number };
  words: { bbox: { x0: number; x1: number }; text: string; confidence: number }[];
}

interface TesseractPage {
  blocks: { paragraphs: { lines: TesseractLine[] }[] }[];
}

/** What is used of Tesseract's class `TessBaseAPI`, which the package compiles to WebAssembly. */
interface Tesseract {
  Init: (path: null, languages: string, engine: number) => number;
  SetVariable: (name: string, value: string) => boolean;
  SetImageFile: (orientation: number, angle: number) => number;
  Recognize: (monitor: null) => number;
  GetJSONText: (page: number) => string;
  Clear: () => void;
}

interface TesseractCore {
  FS: { writeFile: (path: string, data: Uint8Array) => void };
  TessBaseAPI: new () => Tesseract;
}

/** Neural networks only; the older engine needs other data. */
const lstmEngine = 1;
const languages = ['pol', 'eng'];
/** Find blocks, columns and lines by itself. */
const automaticLayout = '3';

/** Of WebAssembly and data: found by their path, also from the bundled program. */
const packages = createRequire(import.meta.url);

async function start() {
  // Not the faster "relaxed" build: its results differ from processor to processor.
  const createCore = packages('tesseract.js-core/tesseract-core-simd-lstm') as (
    options: object,
  ) => Promise<TesseractCore>;
  const core = await createCore({ print: () => undefined, printErr: () => undefined });
  for (const language of languages) {
    const data = packages.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    core.FS.writeFile(`${language}.traineddata`, gunzipSync(await readFile(data)));
  }
  const api = new core.TessBaseAPI();
  if (api.Init(null, languages.join('+'), lstmEngine) !== 0) throw new Error('Tesseract did not start.');
  api.SetVariable('tessedit_pageseg_mode', automaticLayout);
  return { core, api };
}

let running: ReturnType<typeof start> | undefined;

function wordsOf({ rowAttributes, baseline, words }: TesseractLine): RecognisedWord[] {
  const slope = (baseline.y1 - baseline.y0) / Math.max(baseline.x1 - baseline.x0, 1);
  return words.map(({ bbox, text, confidence }) => ({
    text,
    confidence,
    left: bbox.x0,
    right: bbox.x1,
    size: rowAttributes.rowHeight,
    baseline: baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0),
  }));
}

/** Recognises the words of an upright picture, line by line, Polish and English. Needs no network. */
export async function recogniseLines({ width, height, pixels }: GreyImage): Promise<RecognisedWord[][]> {
  running ??= start();
  const { core, api } = await running;
  // Portable greymap: the pixels behind a line of text.
  core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract did not take the picture.');
  api.Recognize(null);
  const page = JSON.parse(api.GetJSONText(0)) as TesseractPage;
  api.Clear();
  return page.blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.map(wordsOf)));
}
