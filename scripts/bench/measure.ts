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
