import type { Measurement } from './measure-page';

/** What Lighthouse has to give: 0..100. */
const least = { performance: 95, accessibility: 100, bestPractices: 100 };

/** The run whose performance is in the middle; of an even number the lower one. */
export function medianRun(runs: readonly Measurement[]): Measurement {
  const sorted = runs.toSorted((one, other) => one.performance - other.performance);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new RangeError('There is no run.');
  return middle;
}

/** Whether the page is as good as it has to be. */
export function isGoodEnough({ performance, accessibility, bestPractices }: Measurement): boolean {
  return (
    performance >= least.performance && accessibility >= least.accessibility && bestPractices >= least.bestPractices
  );
}

/** The table, and below it what was found page by page. */
export function formatReport(measurements: readonly Measurement[]): string {
  const head = ['page', 'preset', 'perf', 'a11y', 'best', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'script kB', ''];
  const rows = measurements.map((measured) => [
    measured.page,
    measured.preset,
    String(measured.performance),
    String(measured.accessibility),
    String(measured.bestPractices),
    (measured.firstPaint / 1000).toFixed(2),
    (measured.largestPaint / 1000).toFixed(2),
    measured.blocked.toFixed(0),
    measured.shift.toFixed(3),
    (measured.scriptBytes / 1000).toFixed(0),
    isGoodEnough(measured) ? '' : 'below',
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const found = measurements.flatMap(({ page, preset, failed }) =>
    failed.length ? [`\n${page}, ${preset}:`, ...failed.map((audit) => `  - ${audit}`)] : [],
  );
  return [...lines, ...found].join('\n');
}
