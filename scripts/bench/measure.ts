import { percentile, timed } from './statistics';
import type { RunningProduct } from '../../tests/product';

/** One line of the table: the product beside its baseline, measured in the same run. */
export interface Measure {
  name: string;
  unit: 'CV/s' | 'ms';
  product: number;
  bare: number;
  /** How many times the baseline's effort the product takes; 1 is the best possible. */
  timesBare: number;
  details: Record<string, number>;
  /** What else there is to say, for the table. */
  note?: string;
}

interface BenchOfOneServer {
  name: string;
  what: string;
  /** Settings of the product besides those of every bench. */
  env?: Record<string, string>;
  run: (product: RunningProduct) => Promise<Measure[]>;
}

export interface BenchOptions {
  /** Of the build; the present one by default. */
  folder?: string;
  candidates: number;
}

/** Starts what it measures by itself, and takes so long that it runs only when it is named. */
interface BenchOfMany {
  name: string;
  what: string;
  runAlone: (options: BenchOptions) => Promise<Measure[]>;
}

export type Bench = BenchOfOneServer | BenchOfMany;

/** Milliseconds of the same query through the API, the use case and plain SQL. */
export interface Samples {
  http: number[];
  useCase: number[];
  sql: number[];
}

/** Times every case `repeats` times in each way, after two rounds to warm up. */
export async function sample<Case>(
  cases: readonly Case[],
  repeats: number,
  ways: Record<keyof Samples, (each: Case) => Promise<unknown>>,
): Promise<Samples> {
  const samples: Samples = { http: [], useCase: [], sql: [] };
  for (let repeat = -2; repeat < repeats; repeat += 1) {
    for (const each of cases) {
      for (const way of ['http', 'useCase', 'sql'] as const) {
        const milliseconds = await timed(() => ways[way](each));
        if (repeat >= 0) samples[way].push(milliseconds);
      }
    }
  }
  return samples;
}

/** @param what the query, e.g. `the candidate list at 10,000` */
export function measureAgainstSql(what: string, { http, useCase, sql }: Samples): Measure[] {
  const measure = (name: string, times: number[]): Measure => ({
    name,
    unit: 'ms',
    product: percentile(times, 0.95),
    bare: percentile(sql, 0.95),
    timesBare: percentile(times, 0.95) / percentile(sql, 0.95),
    details: { samples: times.length, p50: percentile(times, 0.5), bareP50: percentile(sql, 0.5) },
  });
  return [
    measure(`p95 of ${what}, over HTTP / bare SQL`, http),
    measure(`p95 of ${what}, use case / bare SQL`, useCase),
  ];
}
