import { percentile } from './statistics';
import type { RunningProduct } from '../testing/product';

/** One line of the table: what the product needs beside what the bare thing needs, taken in the same run. */
export interface Measure {
  name: string;
  unit: 'CV/s' | 'ms';
  product: number;
  bare: number;
  /** How many times the bare thing's effort the product takes; 1 is the best there can be. */
  timesBare: number;
  /** The figures behind it, by name. */
  details: Record<string, number>;
}

/** A measure, taken on the built product. */
export interface Bench {
  name: string;
  what: string;
  run: (product: RunningProduct) => Promise<Measure[]>;
}

/** Times in milliseconds of the same question, asked of the API, of the use case and of the database. */
export interface Samples {
  http: number[];
  useCase: number[];
  sql: number[];
}

/** @param what the question, e.g. `the candidate list at 10,000` */
export function measureAgainstSql(what: string, { http, useCase, sql }: Samples): Measure[] {
  const measure = (name: string, sample: number[]): Measure => ({
    name,
    unit: 'ms',
    product: percentile(sample, 0.95),
    bare: percentile(sql, 0.95),
    timesBare: percentile(sample, 0.95) / percentile(sql, 0.95),
    details: { samples: sample.length, p50: percentile(sample, 0.5), bareP50: percentile(sql, 0.5) },
  });
  return [
    measure(`p95 of ${what}, over HTTP / bare SQL`, http),
    measure(`p95 of ${what}, use case / bare SQL`, useCase),
  ];
}
