/**
 * Fills of the charts. Each has a pattern of its own beside its colour, so that neighbours are told apart without it;
 * the patterns are in app/globals.css.
 */
export const chartTones = {
  accent: 'bg-accent',
  neutral: 'bg-ink-faint chart-dots',
  positive: 'bg-positive',
  caution: 'bg-caution chart-stripes',
  negative: 'bg-negative chart-crosses',
  unknown: 'border border-unknown bg-unknown-soft',
} as const;

export type ChartTone = keyof typeof chartTones;
