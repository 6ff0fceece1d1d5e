import { compareFacts, compareHidden, facts, hasRightMonths, type Fact } from './compare-facts';
import { compareOrder, compareWords, f1, type Overlap } from './compare-text';
import type { BareReading, ReadFile, Reading } from './read-zoo-file';

/** Text that is read worse than this should have been stopped. */
const leastWords = 0.9;

/** What one file's reading is worth. */
export interface FileMeasures {
  words: number;
  order: number;
  /** Words of the truth that were not read. */
  missedWords: number;
  facts: Record<Fact, Overlap>;
  rightJobs: boolean;
  rightMonths: boolean;
  /** Jobs asked for by title and length, and those found. */
  years: { met: number; asked: number };
  caught: number;
  falseAlarms: string[];
  millisecondsPerPage: number;
}

export interface MeasuredFile extends ReadFile {
  /** Null where the product stopped. */
  product: FileMeasures | null;
  unpdf: { words: number; order: number } | null;
}

export interface ReadingMeasures {
  files: number;
  stopped: number;
  /** Files of which pages were read from their pictures. */
  recognised: number;
  /** Read, though the text is not good enough to judge by. */
  passedBadly: number;
  words: number;
  order: number;
  bareWords: number;
  bareOrder: number;
  wordErrors: number;
  facts: Record<Fact, Overlap>;
  jobs: number;
  months: number;
  /** Of all jobs of a year and more, those whose years are found under their title. */
  years: number;
  hidden: { caught: number; all: number; filesWithFalseAlarms: number };
  millisecondsPerPage: number;
  bareMillisecondsPerPage: number;
}

function measureProduct(reading: Reading, { file }: ReadFile): FileMeasures {
  const { truth } = file;
  const words = compareWords(reading.text, file.blocks);
  return {
    words: f1(words),
    order: f1(compareOrder(reading.text, file.blocks)),
    missedWords: 1 - words.right / words.wanted,
    facts: compareFacts(reading, truth),
    rightJobs: reading.jobs === truth.jobs.length,
    rightMonths: hasRightMonths(reading, truth.months),
    years: { met: reading.years.filter(({ isMet }) => isMet).length, asked: reading.years.length },
    ...compareHidden(reading.hidden, file),
    millisecondsPerPage: reading.milliseconds / reading.pages,
  };
}

export function measureFile(read: ReadFile): MeasuredFile {
  const { reading, bare, file } = read;
  const measured = (text: string) => ({
    words: f1(compareWords(text, [...file.blocks, ...file.hidden])),
    order: f1(compareOrder(text, [...file.blocks, ...file.hidden])),
  });
  return {
    ...read,
    product: 'stopped' in reading ? null : measureProduct(reading, read),
    // It cannot tell what is hidden, so that is no fault of its.
    unpdf: bare && measured(bare.text),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function sumOf(overlaps: readonly Overlap[]): Overlap {
  const sum = (key: keyof Overlap) => overlaps.reduce((total, overlap) => total + overlap[key], 0);
  return { right: sum('right'), found: sum('found'), wanted: sum('wanted') };
}

/** Beside unpdf only what both have read: the same pages, and their text alone unless they are scans. */
function speeds(files: readonly MeasuredFile[]) {
  const both = files.flatMap(({ product, bare, reading, file }) => {
    const isAlike = 'pages' in reading && (file.scan !== null || reading.recognised === 0);
    return product && bare && isAlike ? [{ product, bare: perPage(bare, reading) }] : [];
  });
  return {
    millisecondsPerPage: mean(both.map(({ product }) => product.millisecondsPerPage)),
    bareMillisecondsPerPage: mean(both.map(({ bare }) => bare)),
  };
}

function perPage({ milliseconds }: BareReading, { pages }: Reading): number {
  return milliseconds / pages;
}

function shareOfYears(read: readonly FileMeasures[]): number {
  const sum = (key: 'met' | 'asked') => read.reduce((total, { years }) => total + years[key], 0);
  return sum('met') / sum('asked');
}

/** The figures of some files together; each file weighs the same. What was stopped counts as such alone. */
export function measureReading(files: readonly MeasuredFile[]): ReadingMeasures {
  const read = files.flatMap(({ product }) => product ?? []);
  const bare = files.flatMap(({ unpdf }) => unpdf ?? []);
  const hidden = files.flatMap(({ product, file }) => (product ? file.hidden : []));
  return {
    files: files.length,
    stopped: files.length - read.length,
    recognised: files.filter(({ reading }) => 'pages' in reading && reading.recognised > 0).length,
    passedBadly: read.filter(({ words }) => words < leastWords).length,
    words: mean(read.map(({ words }) => words)),
    order: mean(read.map(({ order }) => order)),
    bareWords: mean(bare.map(({ words }) => words)),
    bareOrder: mean(bare.map(({ order }) => order)),
    wordErrors: mean(read.map(({ missedWords }) => missedWords)),
    facts: Object.fromEntries(
      facts.map((fact) => [fact, sumOf(read.map(({ facts: found }) => found[fact]))] as const),
    ) as Record<Fact, Overlap>,
    jobs: mean(read.map(({ rightJobs }) => Number(rightJobs))),
    months: mean(read.map(({ rightMonths }) => Number(rightMonths))),
    years: shareOfYears(read),
    hidden: {
      caught: read.reduce((total, { caught }) => total + caught, 0),
      all: hidden.length,
      filesWithFalseAlarms: read.filter(({ falseAlarms }) => falseAlarms.length > 0).length,
    },
    ...speeds(files),
  };
}
