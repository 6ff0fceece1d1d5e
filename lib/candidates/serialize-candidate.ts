import { z } from 'zod';
import { analysisSelect, serializeAnalysis } from '@/lib/analysis/serialize-analysis';
import type { findReadingFacts, QuotedPlace } from '@/lib/cv/quoted-places';
import type { Prisma } from '@/lib/db/generated/client';
import { languageLevelSchema } from '@/lib/processes/schemas';
import type { CandidateDto } from './schemas';

const languagesSchema = z.array(z.object({ language: z.string(), level: languageLevelSchema }));

/** Columns that a candidate's details are made from. */
export const candidateSelect = {
  id: true,
  processId: true,
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  city: true,
  voivodeship: true,
  country: true,
  currentPosition: true,
  about: true,
  expectedSalaryMinor: true,
  expectedCurrency: true,
  languages: true,
  status: true,
  statusReason: true,
  progress: true,
  source: true,
  externalProcessStatus: true,
  isInternalCandidate: true,
  applicationSource: true,
  atsId: true,
  ownId: true,
  matchScore: true,
  rate: true,
  rateSource: true,
  cvSha256: true,
  cvFileName: true,
  hasHiddenText: true,
  createdAt: true,
  currentAnalysis: { select: analysisSelect },
} satisfies Prisma.CandidateSelect;

export type CandidateDetailsRow = Prisma.CandidateGetPayload<{ select: typeof candidateSelect }>;

/** What is shown of the reading of the CV that the analysis quotes from. */
interface ShownReading {
  facts: Awaited<ReturnType<typeof findReadingFacts>>;
  /** By the quote's id. */
  places: Map<string, QuotedPlace>;
}

/** A candidate as the API answers it. */
export function serializeCandidate(row: CandidateDetailsRow, { facts, places }: ShownReading): CandidateDto {
  const analysis = row.currentAnalysis ? serializeAnalysis(row.currentAnalysis, places) : null;
  const { expectedSalaryMinor: minor, expectedCurrency: currency } = row;
  return {
    id: row.id,
    processId: row.processId,
    ordinalNumber: row.ordinalNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    city: row.city,
    voivodeship: row.voivodeship,
    country: row.country,
    currentPosition: row.currentPosition,
    about: row.about,
    expectedSalary: minor === null || currency === null ? null : { minor, currency },
    languages: languagesSchema.parse(row.languages),
    status: row.status,
    statusReason: row.statusReason,
    progress: row.progress,
    source: row.source,
    externalProcessStatus: row.externalProcessStatus,
    isInternalCandidate: row.isInternalCandidate,
    applicationSource: row.applicationSource,
    atsId: row.atsId,
    ownId: row.ownId,
    matchScore: row.matchScore,
    rangeLow: analysis?.scoreBreakdown.rangeLow ?? null,
    rangeHigh: analysis?.scoreBreakdown.rangeHigh ?? null,
    rate: row.rate,
    rateSource: row.rateSource,
    cvFileName: row.cvFileName,
    hasHiddenText: row.hasHiddenText,
    pageCount: facts?.pageCount ?? null,
    hiddenText: facts?.hiddenText ?? [],
    date: row.createdAt.toISOString(),
    analysis,
  };
}
