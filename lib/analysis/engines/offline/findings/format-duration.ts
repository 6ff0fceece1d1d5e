import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';

/** A number of months in words: "4 lata i 3 miesiące". */
export function formatDuration(texts: AnalysisTexts, months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return texts('durations.months', { months: rest });
  const inYears = texts('durations.years', { years });
  return rest === 0
    ? inYears
    : texts('durations.both', { years: inYears, months: texts('durations.months', { months: rest }) });
}
