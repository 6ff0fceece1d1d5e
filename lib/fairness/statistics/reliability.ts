/** One judgement: how sure the engine was, 0..1, and whether it was right. */
export interface Forecast {
  confidence: number;
  right: boolean;
}

export interface ReliabilityBand {
  from: number;
  to: number;
  count: number;
  /** Mean confidence, and share of those that were right. */
  confidence: number;
  right: number;
}

export interface Reliability {
  /** The points of a reliability diagram, the least sure first; without empty bands. */
  bands: ReliabilityBand[];
  /** Expected calibration error, 0..1; null: nothing was judged. */
  error: number | null;
}

const count = 5;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * How confidence compares with being right, in five bands of equal width, and the expected calibration error: the mean distance
 * of the two over the bands, weighted by their sizes. After C. Guo, G. Pleiss, Y. Sun, K. Q. Weinberger, "On Calibration of Modern
 * Neural Networks", ICML 2017, formulas 2 and 3; a confidence on the border of two bands is in the higher one.
 */
export function reliability(forecasts: readonly Forecast[]): Reliability {
  const bands = Array.from({ length: count }, (_, band) => {
    const own = forecasts.filter(({ confidence }) => Math.min(count - 1, Math.floor(confidence * count)) === band);
    return {
      from: band / count,
      to: (band + 1) / count,
      count: own.length,
      confidence: mean(own.map(({ confidence }) => confidence)),
      right: mean(own.map(({ right }) => Number(right))),
    };
  }).filter((band) => band.count > 0);
  const distances = bands.map((band) => (band.count / forecasts.length) * Math.abs(band.right - band.confidence));
  return { bands, error: bands.length === 0 ? null : distances.reduce((sum, one) => sum + one, 0) };
}
