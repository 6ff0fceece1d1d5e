/** Fills of the charts. Each also has a pattern (app/globals.css), so that they differ without colour. */
export const chartTones = {
  accent: 'bg-accent',
  neutral: 'bg-ink-faint chart-dots',
  positive: 'bg-positive',
  caution: 'bg-caution chart-stripes',
  negative: 'bg-negative chart-crosses',
  unknown: 'border border-unknown bg-unknown-soft',
} as const;

export type ChartTone = keyof typeof chartTones;
