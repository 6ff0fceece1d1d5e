import { z } from 'zod';
import type { AnalysisEntry, CriterionChange } from '@/lib/analysis/store/analysis-history-schemas';
import { compareAnalyses, type ComparedAnalysis } from '@/lib/analysis/store/compare-analyses';
import { correctedBreakdown } from '@/lib/analysis/corrections/corrected-breakdown';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { criterionSnapshotSchema, scoreBreakdownSchema, type CorrectionDto } from '@/lib/domain/analysis-schemas';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import { blindMaskOf, findMaskedCvs, maskText, type BlindMask } from '../blind/blind-mask';
import { blindSelect, isBlind } from '../blind/blindness';
import { findHiddenScores } from '../hidden-score/hidden-score';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { toShortUser, userColumns } from '../serialize/serialize-decision';

/** Nobody reads more. */
const maxListed = 30;

const analysesSelect = {
  ...blindSelect,
  privacy: { select: { notByProgramAt: true } },
  firstName: true,
  lastName: true,
  city: true,
  analyses: {
    orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
    take: maxListed + 1,
    include: {
      requestedBy: userColumns,
      verdicts: { orderBy: { position: 'asc' }, include: { evidence: { orderBy: { position: 'asc' } } } },
    },
  },
  corrections: { orderBy: { id: 'asc' }, include: { correctedBy: userColumns } },
} satisfies Prisma.CandidateSelect;

type Row = Prisma.CandidateGetPayload<{ select: typeof analysesSelect }>;
type AnalysisRow = Row['analyses'][number];

/** The corrections that held when the analysis was replaced, at `end`; null: those that hold now. */
function correctionsAt(corrections: Row['corrections'], end: Date | null): Map<string, CorrectionDto> {
  const holding = corrections.filter(({ correctedAt, endedAt }) =>
    end ? correctedAt < end && (!endedAt || endedAt >= end) : !endedAt,
  );
  return new Map(
    holding.map(({ id, criterionKey, verdict, reason, correctedBy, correctedAt }) => [
      criterionKey,
      { correctionId: id, verdict, reason, by: toShortUser(correctedBy), at: correctedAt.toISOString() },
    ]),
  );
}

function toCompared(row: AnalysisRow, corrections: Map<string, CorrectionDto>, locale: Locale): ComparedAnalysis {
  const { cvSha256, readerVersion, engine, engineVersion, model, promptVersion } = row;
  const criteria = z.array(criterionSnapshotSchema).parse(row.criteriaSnapshot);
  const isTranslated = toLocale(row.locale) !== locale;
  return {
    cvSha256,
    readerVersion,
    criteria,
    corrections,
    engine: [engine, engineVersion, model, promptVersion],
    labels: criterionLabels(criteria, locale),
    verdicts: row.verdicts.map(({ criterionId, verdict, reason, translatedReason, evidence }) => ({
      criterionId,
      verdict,
      reason: isTranslated ? (translatedReason ?? reason) : reason,
      quotes: evidence.map(({ page, quote }) => ({ page, quote })),
    })),
  };
}

function scoreOf(row: AnalysisRow, { criteria, corrections }: ComparedAnalysis): number | null {
  const corrected = correctedBreakdown({
    criteria,
    verdicts: row.verdicts,
    breakdown: scoreBreakdownSchema.parse(row.scoreBreakdown),
    corrections: [...corrections].map(([criterionKey, { verdict }]) => ({ criterionKey, verdict })),
  });
  return corrected?.score ?? row.matchScore;
}

/** A change of a verdict, with its quotes masked as the two CVs that they are from are masked. */
function maskChange(change: CriterionChange, former: BlindMask | null, latter: BlindMask | null): CriterionChange {
  const side = (one: CriterionChange['before'], masked: BlindMask | null) =>
    one && {
      ...one,
      reason: maskText(one.reason, masked),
      quotes: one.quotes.map(({ page, quote }) => ({ page, quote: maskText(quote, masked) })),
    };
  return { ...change, before: side(change.before, former), after: side(change.after, latter) };
}

/**
 * The analyses of a candidate, the latest first, each with what it judged otherwise than the one before and why; none of one who
 * asked that no program judges them.
 *
 * @throws AppError `candidate.not-found`
 */
export async function listAnalyses(actor: Actor, input: CandidatePlace): Promise<{ items: AnalysisEntry[] }> {
  requirePermission(actor, 'candidate:read');
  const row = await database().candidate.findFirst({
    where: { id: input.candidateId, processId: input.processId },
    select: analysesSelect,
  });
  if (!row) throw new AppError('candidate.not-found');
  if (row.privacy?.notByProgramAt) return { items: [] };
  // Their scores would tell of the one that is hidden.
  if ((await findHiddenScores(actor, [input.candidateId])).size > 0) return { items: [] };
  const { analyses, corrections } = row;
  const masked = isBlind(row) ? await findMaskedCvs(analyses.map(({ cvSha256 }) => cvSha256)) : null;
  const compared = analyses.map((one, index) =>
    toCompared(one, correctionsAt(corrections, analyses[index - 1]?.finishedAt ?? null), actor.locale),
  );
  const changesOf = (latter: ComparedAnalysis, former: ComparedAnalysis | undefined) => {
    if (!former) return null;
    const changes = compareAnalyses(former, latter);
    const of = ({ cvSha256 }: ComparedAnalysis) => blindMaskOf(masked?.get(cvSha256), row);
    return masked ? changes.map((change) => maskChange(change, of(former), of(latter))) : changes;
  };
  const items = analyses.flatMap((one, index): AnalysisEntry[] => {
    const latter = compared[index];
    if (!latter) return [];
    const { id: analysisId, engine, engineVersion, model, finishedAt, requestedBy } = one;
    return [
      {
        analysisId,
        engine,
        engineVersion,
        model,
        at: finishedAt.toISOString(),
        requestedBy: requestedBy && toShortUser(requestedBy),
        matchScore: scoreOf(one, latter),
        changes: changesOf(latter, compared[index + 1]),
      },
    ];
  });
  return { items: items.slice(0, maxListed) };
}
