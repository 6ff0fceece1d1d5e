import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { CvIndex } from '@/lib/analysis/engines/offline/statements/cv-index';
import type { CvDocument } from '@/lib/domain/cv-document';
import { extractProfile, type CandidateProfile } from '@/lib/cv/extract-profile';
import { judgedPart } from '@/lib/cv/person/judged-part';
import { AppError } from '@/lib/errors';
import { drawTypedCv, probeCv, readCvFile, recognisePage } from '@/lib/reader/run-reader';
import { askJobYears, type AskedYears } from './job-years';
import type { LabelledCv } from './truth';

/** What the product makes of a file. */
export interface Reading {
  text: string;
  hidden: string[];
  profile: CandidateProfile;
  jobs: number;
  months: number;
  years: AskedYears[];
  pages: number;
  /** Of them, read from their pictures. */
  recognised: number;
  milliseconds: number;
}

/** What unpdf alone makes of it. */
export interface BareReading {
  text: string;
  milliseconds: number;
}

export interface ReadFile {
  file: LabelledCv;
  /** An error code: the recruiter is told that it could not be read. */
  reading: Reading | { stopped: string };
  /** Null for what is no PDF. */
  bare: BareReading | null;
}

const runs = 2;

/** The fastest of a few runs: the first one also loads programs. */
async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  let milliseconds = Infinity;
  for (let run = 1; ; run += 1) {
    const start = performance.now();
    const result = await work();
    milliseconds = Math.min(milliseconds, performance.now() - start);
    if (run === runs) return { result, milliseconds };
  }
}

async function bareText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    return (await extractText(document, { mergePages: true })).text;
  } finally {
    await document.loadingTask.destroy();
  }
}

/** As an analysis does, with the pages that are read from their pictures. */
async function readWhole({ source }: LabelledCv) {
  if ('text' in source) {
    const pages = await drawTypedCv(new TextEncoder().encode(source.text));
    return { ...(await readCvFile(pages, [], { isTyped: true })), recognised: 0 };
  }
  const file = new Uint8Array(readFileSync(source.path));
  const bytes = file[0] === 0x50 ? ((await probeCv(file)).preview ?? file) : file;
  const first = await readCvFile(bytes);
  const recognised: string[] = [];
  for (const page of first.toRecognise) recognised.push(await recognisePage(bytes, page));
  const read = recognised.length > 0 ? await readCvFile(bytes, recognised) : first;
  if (read.problem) throw new AppError(`cv.${read.problem}`);
  return { ...read, recognised: recognised.length };
}

async function readWithProduct(file: LabelledCv): Promise<ReadFile['reading']> {
  try {
    const repeat = file.scan === null && 'path' in file.source ? timed : onceTimed;
    const { result, milliseconds } = await repeat(() => readWhole(file));
    const document = JSON.parse(result.cv) as CvDocument;
    const judged = judgedPart(document);
    const index = new CvIndex(judged, `${file.truth.asOf}-01`);
    return {
      text: document.pages.map((page) => page.text).join('\n'),
      hidden: document.hiddenText.map(({ text }) => text),
      profile: extractProfile(judged),
      jobs: index.career.positions.length + index.career.undatedJobs.length,
      months: index.career.months,
      years: askJobYears(judged, file.truth),
      pages: document.pageCount,
      recognised: result.recognised,
      milliseconds,
    };
  } catch (error) {
    if (error instanceof AppError) return { stopped: error.code };
    throw error;
  }
}

/** Scans take seconds, of which loading programs is a small part; nobody waits for text. */
async function onceTimed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const start = performance.now();
  return { result: await work(), milliseconds: performance.now() - start };
}

/** Reads one file of the zoo with the product, and with unpdf alone. */
export async function readZooFile(file: LabelledCv): Promise<ReadFile> {
  const reading = await readWithProduct(file);
  if (!file.name.endsWith('.pdf') || 'text' in file.source) return { file, reading, bare: null };
  const bytes = readFileSync(file.source.path);
  const { result: text, milliseconds } = await timed(() => bareText(bytes));
  return { file, reading, bare: { text, milliseconds } };
}
