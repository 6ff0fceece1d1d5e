import { z } from 'zod';
import { analysisSelect, serializeAnalysis } from '@/lib/analysis/serialize-analysis';
import type { findReadingFacts, QuotedPlace } from '@/lib/cv/quoted-places';
import type { Prisma } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locale';
import { languageLevelSchema } from '@/lib/processes/schemas';
import type { CandidateDto } from './schemas';
import { listColumns } from './serialize-list-item';

const languagesSchema = z.array(z.object({ language: z.string(), level: languageLevelSchema }));

export const candidateSelect = {
  ...listColumns,
  processId: true,
  email: true,
  phone: true,
  voivodeship: true,
  country: true,
  about: true,
  expectedSalaryMinor: true,
  expectedCurrency: true,
  languages: true,
  isInternalCandidate: true,
  applicationSources: true,
  atsId: true,
  ownId: true,
  cvSha256: true,
  currentAnalysis: { select: { ...analysisSelect, cvSha256: true } },
} satisfies Prisma.CandidateSelect;

export type CandidateDetailsRow = Prisma.CandidateGetPayload<{ select: typeof candidateSelect }>;

/** Data of the CV reading that the analysis quotes from. */
interface ReadingForDisplay {
  facts: Awaited<ReturnType<typeof findReadingFacts>>;
  /** By quote id. */
  places: Map<string, QuotedPlace>;
  /** Of the analysis's cost. */
  currency: string | null;
  /** The reader's language. */
  locale: Locale;
}

/** A candidate's details for the API. */
export function serializeCandidate(
  row: Omit<CandidateDetailsRow, 'cvSha256'>,
  { facts, places, currency: costCurrency, locale }: ReadingForDisplay,
): CandidateDto {
  const { currentAnalysis, createdAt, languages, ...rest } = row;
  const { expectedSalaryMinor: minor, expectedCurrency: currency, ...columns } = rest;
  const analysis = currentAnalysis
    ? serializeAnalysis(currentAnalysis, places, { currency: costCurrency, locale })
    : null;
  return {
    ...columns,
    expectedSalary: minor === null || currency === null ? null : { minor, currency },
    languages: languagesSchema.parse(languages),
    rangeLow: analysis?.scoreBreakdown.rangeLow ?? null,
    rangeHigh: analysis?.scoreBreakdown.rangeHigh ?? null,
    pageCount: facts?.pageCount ?? null,
    hiddenText: facts?.hiddenText ?? [],
    date: createdAt.toISOString(),
    analysis,
  };
}
