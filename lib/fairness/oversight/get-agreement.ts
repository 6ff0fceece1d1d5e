import { z } from 'zod';
import { buildCriteriaSnapshot } from '@/lib/analysis/criteria/build-criteria-snapshot';
import { criterionKey } from '@/lib/analysis/criteria/criterion-key';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import {
  findHiddenScores,
  hidesScoreFrom,
  hidesVerdictsFrom,
  type HiddenPart,
} from '@/lib/candidates/hidden-score/hidden-score';
import { database } from '@/lib/db/client';
import { criterionSnapshotSchema, verdictSchema, type Verdict } from '@/lib/domain/analysis-schemas';
import { timeZone } from '@/lib/i18n/time-zone';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { cohensKappa } from '../statistics/cohens-kappa';
import { pairsInOrder } from '../statistics/pairs-in-order';
import type { Agreement } from './schemas';

const bands = 5;
/** So many verdicts must have been seen, and such a share corrected, before the words are to blame. */
const rewriteFrom = { seen: 5, share: 0.5 };

/** Verdicts that people saw, counted. */
interface SeenRow {
  criterionId: string;
  verdict: Verdict;
  band: number;
  month: string;
  count: number;
}

/** Without the rows of candidates of whom the actor does not see that part yet; `SCORE`: nor the verdicts. */
async function withoutHidden<Row extends { candidateId: string }>(
  actor: PersonActor,
  rows: Row[],
  part: HiddenPart = 'SCORE',
): Promise<Row[]> {
  const ids = [...new Set(rows.map(({ candidateId }) => candidateId))];
  const hidden = await findHiddenScores(actor, ids);
  return rows.filter(({ candidateId }) => {
    const found = hidden.get(candidateId);
    return found === undefined || (part === 'VERDICTS' && found === 'SCORE');
  });
}

/** A verdict that was corrected. */
type Corrected = Omit<SeenRow, 'count'> & { to: Verdict };

const bandOf = (confidence: number): number => Math.min(bands - 1, Math.floor(confidence * bands));

/** Of opened candidates, by the current analysis, without those whose verdicts the actor does not see yet. A budget is arithmetic. */
async function findSeen(actor: PersonActor, processId: string): Promise<SeenRow[]> {
  return database().$queryRaw<SeenRow[]>`
    SELECT v.criterion_id AS "criterionId", v.verdict::text AS verdict,
      least(${bands - 1}::int, floor(v.confidence * ${bands}::int)::int) AS band,
      to_char(a.finished_at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS month, count(*)::int AS count
    FROM candidate c JOIN analysis a ON a.id = c.current_analysis_id JOIN criterion_verdict v ON v.analysis_id = a.id
    WHERE c.process_id = ${processId}::uuid AND EXISTS (SELECT 1 FROM candidate_view w WHERE w.candidate_id = c.id)
      AND NOT ${hidesVerdictsFrom(actor)}
    GROUP BY 1, 2, 3, 4`;
}

async function findCorrected(actor: PersonActor, processId: string): Promise<Corrected[]> {
  const all = await database().verdictCorrection.findMany({
    where: { endedAt: null, candidate: { processId, currentAnalysisId: { not: null }, views: { some: {} } } },
    select: {
      criterionKey: true,
      verdict: true,
      candidateId: true,
      candidate: {
        select: {
          currentAnalysis: {
            select: {
              criteriaSnapshot: true,
              finishedAt: true,
              verdicts: { select: { criterionId: true, verdict: true, confidence: true } },
            },
          },
        },
      },
    },
  });
  const rows = await withoutHidden(actor, all, 'VERDICTS');
  const monthOf = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' });
  return rows.flatMap(({ criterionKey: key, verdict: to, candidate: { currentAnalysis } }) => {
    const criteria = z.array(criterionSnapshotSchema).parse(currentAnalysis?.criteriaSnapshot ?? []);
    const criterion = criteria.find((one) => criterionKey(one) === key);
    const found = currentAnalysis?.verdicts.find(({ criterionId }) => criterionId === criterion?.criterionId);
    if (!found || !currentAnalysis) return [];
    const { criterionId, verdict, confidence } = found;
    return [{ criterionId, verdict, to, band: bandOf(confidence), month: monthOf.format(currentAnalysis.finishedAt) }];
  });
}

interface Counted {
  criterionId: string;
  band: number;
  month: string;
}

function counter(seen: readonly SeenRow[], corrected: readonly Corrected[]) {
  return (is: (one: Counted) => boolean = () => true) => ({
    seen: seen.filter(is).reduce((sum, { count }) => sum + count, 0),
    corrected: corrected.filter(is).length,
  });
}

/** Engine by person; a verdict that nobody corrected counts as agreed. */
function tableOf(seen: readonly SeenRow[], corrected: readonly Corrected[]): number[][] {
  const verdicts = verdictSchema.options;
  const moved = (from: Verdict, to: Verdict) => corrected.filter((one) => one.verdict === from && one.to === to).length;
  return verdicts.map((from) =>
    verdicts.map((to) => {
      if (from !== to) return moved(from, to);
      const all = seen.filter(({ verdict }) => verdict === from).reduce((sum, { count }) => sum + count, 0);
      return all - corrected.filter((one) => one.verdict === from && one.to !== from).length;
    }),
  );
}

async function findDecided(actor: PersonActor, processId: string) {
  const all = await database().candidate.findMany({
    where: { processId, decision: { in: ['ADVANCE', 'REJECT'] }, matchScore: { not: null } },
    select: { id: true, decision: true, matchScore: true },
  });
  const rows = await withoutHidden(
    actor,
    all.map((row) => ({ ...row, candidateId: row.id })),
  );
  const scores = (wanted: string) =>
    rows.flatMap(({ decision, matchScore }) => (decision === wanted && matchScore !== null ? matchScore : []));
  const [advanced, rejected] = [scores('ADVANCE'), scores('REJECT')];
  return { advanced: advanced.length, rejected: rejected.length, inOrder: pairsInOrder(advanced, rejected) };
}

async function findMonths(actor: PersonActor, processId: string) {
  return database().$queryRaw<{ month: string; people: number; meanScore: number | null }[]>`
    SELECT to_char(a.finished_at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS month, count(*)::int AS people,
      round(avg(a.match_score) FILTER (WHERE NOT ${hidesScoreFrom(actor)}), 1)::float AS "meanScore"
    FROM candidate c JOIN analysis a ON a.id = c.current_analysis_id
    WHERE c.process_id = ${processId}::uuid GROUP BY 1 ORDER BY 1 DESC LIMIT 12`;
}

/**
 * How people agree with the verdicts of a process: what they corrected of what they saw, by criterion, by the engine's
 * confidence and by month, and how decisions follow the score. People saw the verdicts first, so that the figures say at most
 * how right these are.
 *
 * @throws AppError `process.not-found`
 */
export async function getAgreement(actor: PersonActor, { processId }: { processId: string }): Promise<Agreement> {
  await requireProcessPermission(database(), actor, processId, 'candidate:analyse');
  const criteria = buildCriteriaSnapshot(await getProcessRow(database(), processId)).filter(
    ({ kind }) => kind !== 'BUDGET',
  );
  const known = new Set(criteria.map(({ criterionId }) => criterionId));
  const isKnown = ({ criterionId }: { criterionId: string }) => known.has(criterionId);
  const [allSeen, allCorrected, decisions, months] = await Promise.all([
    findSeen(actor, processId),
    findCorrected(actor, processId),
    findDecided(actor, processId),
    findMonths(actor, processId),
  ]);
  const [seen, corrected] = [allSeen.filter(isKnown), allCorrected.filter(isKnown)];
  const count = counter(seen, corrected);
  const labels = criterionLabels(criteria, actor.locale);
  const found = cohensKappa(tableOf(seen, corrected));
  return {
    ...count(),
    kappa: found && { kappa: found.kappa, low: found.low, high: found.high },
    criteria: criteria
      .map(({ criterionId, text }) => {
        const own = count((one) => one.criterionId === criterionId);
        const rewrite = own.seen >= rewriteFrom.seen && own.corrected >= rewriteFrom.share * own.seen;
        return { criterionId, label: labels[criterionId] ?? text, ...own, rewrite };
      })
      .filter((one) => one.corrected > 0)
      .toSorted((one, other) => other.corrected / other.seen - one.corrected / one.seen),
    confidence: Array.from({ length: bands }, (_, band) => ({
      from: band / bands,
      to: (band + 1) / bands,
      ...count((one) => one.band === band),
    })).filter((one) => one.seen > 0),
    decisions,
    months: months.reverse().map((month) => ({ ...month, ...count((one) => one.month === month.month) })),
  };
}
