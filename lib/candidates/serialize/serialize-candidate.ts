import { z } from 'zod';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import { findUnjudged } from '@/lib/analysis/criteria/build-criteria-snapshot';
import { parsePart, payColumns, payOf } from '@/lib/analysis/details/corrected-details';
import { analysisSelect, serializeAnalysis } from '@/lib/analysis/store/serialize-analysis';
import type { QuotedPlace } from '@/lib/domain/cv-document';
import type { findReadingFacts } from '@/lib/cv/quoted-places';
import { kindOfType } from '@/lib/cv/file-kind';
import type { Prisma } from '@/lib/db/generated/client';
import type { Locale } from '@/lib/i18n/locale';
import { dateDoubtSchema } from '@/lib/domain/date-doubts';
import { ownIdOf } from '@/lib/domain/own-id';
import { languageLevelSchema } from '@/lib/domain/process-schemas';
import { processInclude } from '@/lib/process-rows/get-process-row';
import type { BlindMask } from '../blind/blind-mask';
import { hideContacts, maskAnalysis } from '../blind/blind-details';
import { isBlind } from '../blind/blindness';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { toShortUser, userColumns } from './serialize-decision';
import { listColumns, shownColumns, unreadOf } from './serialize-list-item';

const languagesSchema = z.array(z.object({ language: z.string(), level: languageLevelSchema }));

export const candidateSelect = {
  ...listColumns,
  processId: true,
  process: { select: { ordinalNumber: true, blindMode: true, requirements: true, criteria: processInclude.criteria } },
  email: true,
  phone: true,
  voivodeship: true,
  country: true,
  about: true,
  ...payColumns,
  availability: true,
  languages: true,
  dateDoubts: true,
  isInternalCandidate: true,
  applicationSources: true,
  atsId: true,
  cvFile: { select: { mimeType: true, wholeSha256: true, ownPages: true } },
  currentAnalysis: { select: { ...analysisSelect, cvSha256: true } },
  corrections: {
    where: { endedAt: null },
    select: { id: true, criterionKey: true, verdict: true, reason: true, correctedAt: true, correctedBy: userColumns },
  },
  detailCorrections: {
    where: { endedAt: null },
    select: { id: true, field: true, formerValue: true, readValue: true, correctedAt: true, correctedBy: userColumns },
  },
  views: { orderBy: { lastAt: 'desc' }, take: 20, select: { userId: true, lastAt: true, user: userColumns } },
  formerCvs: {
    orderBy: { id: 'desc' },
    select: { id: true, fileName: true, replacedAt: true, replacedBy: userColumns },
  },
} satisfies Prisma.CandidateSelect;

export type CandidateDetailsRow = Prisma.CandidateGetPayload<{ select: typeof candidateSelect }>;

/** What a candidate's details show besides the row. */
export interface DetailsContext {
  /** Of the reading that the analysis quotes from. */
  facts: Awaited<ReturnType<typeof findReadingFacts>>;
  /** By quote id. */
  places: Map<string, QuotedPlace>;
  /** Of the analysis's cost. */
  currency: string | null;
  /** The reader's language. */
  locale: Locale;
  /** Null for the system. */
  userId: string | null;
  /** What was masked in the CV; null: not known. */
  masked: BlindMask | null;
  samePerson: CandidateDto['samePerson'];
  sharedUnderOtherName: CandidateDto['sharedUnderOtherName'];
  sharesCvWith: CandidateDto['sharesCvWith'];
  /** The score that the actor saw before, where a later analysis gave another. */
  earlierScore: number | null;
}

function analysisOf(row: CandidateDetailsRow, { masked, ...context }: DetailsContext): AnalysisDto | null {
  if (!row.currentAnalysis) return null;
  const corrections = row.corrections.map(
    ({ id, criterionKey, verdict, reason, correctedAt, correctedBy }) =>
      [
        criterionKey,
        { correctionId: id, verdict, reason, by: toShortUser(correctedBy), at: correctedAt.toISOString() },
      ] as const,
  );
  const isHidden = isBlind(row);
  const shown = { ...context, corrections: new Map(corrections), isBlind: isHidden };
  const analysis = serializeAnalysis(row.currentAnalysis, shown);
  return isHidden ? maskAnalysis(analysis, masked, row.currentAnalysis.readerVersion) : analysis;
}

function salaryOf({ expectedSalaryMinor: minor, expectedCurrency: currency }: CandidateDetailsRow) {
  return minor === null || currency === null ? null : { minor, currency };
}

function correctionsOf({ detailCorrections }: CandidateDetailsRow): CandidateDto['detailCorrections'] {
  return detailCorrections.map(({ id: correctionId, field, formerValue, readValue, correctedAt, correctedBy }) => ({
    correctionId,
    field,
    former: parsePart(formerValue),
    read: parsePart(readValue),
    by: toShortUser(correctedBy),
    at: correctedAt.toISOString(),
  }));
}

const cvKinds = { pdf: 'PDF', docx: 'DOCX', odt: 'ODT', rtf: 'RTF', txt: 'TXT' } as const;

function kindOf(mimeType: string): CandidateDto['cvKind'] {
  const kind = kindOfType(mimeType);
  if (kind === 'jpeg' || kind === 'png') return 'PICTURE';
  return kind === 'text' ? 'TEXT' : cvKinds[kind];
}

/** A candidate's details for the API. */
export function serializeCandidate(row: CandidateDetailsRow, context: DetailsContext): CandidateDto {
  const { facts, userId, samePerson, sharedUnderOtherName, sharesCvWith, earlierScore } = context;
  const analysis = analysisOf(row, context);
  const { processId, email, phone, voivodeship, country, about, isInternalCandidate, atsId } = row;
  const details: CandidateDto = {
    ...shownColumns(row),
    ...unreadOf(analysis?.scoreBreakdown),
    earlierScore,
    processId,
    email,
    phone,
    voivodeship,
    country,
    about,
    isInternalCandidate,
    atsId,
    ownId: ownIdOf({ process: row.process.ordinalNumber, candidate: row.ordinalNumber }),
    expectedSalary: salaryOf(row),
    expectedPay: payOf(row),
    availability: row.availability,
    detailCorrections: correctionsOf(row),
    languages: languagesSchema.parse(row.languages),
    rangeLow: analysis?.scoreBreakdown.rangeLow ?? null,
    rangeHigh: analysis?.scoreBreakdown.rangeHigh ?? null,
    pageCount: facts?.pageCount ?? null,
    cvKind: row.cvFile && kindOf(row.cvFile.mimeType),
    hiddenText: facts?.hiddenText ?? [],
    setAside: facts?.setAside ?? [],
    unreadParts: facts?.unreadParts ?? [],
    ownPages: row.cvFile?.wholeSha256 ? row.cvFile.ownPages : null,
    sharesCvWith,
    isOpened: row.views.some((view) => view.userId === userId),
    views: row.views.map(({ user, lastAt }) => ({ user: toShortUser(user), at: lastAt.toISOString() })),
    samePerson,
    sharedUnderOtherName,
    dateDoubts: z.array(dateDoubtSchema).parse(row.dateDoubts ?? []),
    formerCvs: row.formerCvs.map(({ id, fileName, replacedAt, replacedBy }) => ({
      formerCvId: id,
      fileName,
      replacedBy: toShortUser(replacedBy),
      replacedAt: replacedAt.toISOString(),
    })),
    pages: facts?.pages ?? [],
    analysis,
    unjudged: findUnjudged(row.process),
  };
  return details.isBlind ? hideContacts(details, context.masked) : details;
}
