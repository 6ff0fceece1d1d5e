import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { findRun } from '../runs/find-runs';
import type { ImpactGroup, ImpactReport } from '../schemas';
import { impactRatios, type GroupRatio } from '../statistics/impact-ratios';
import { median } from '../statistics/median';
import { readCategories, type DeclaredCategories } from './read-categories';

/** A candidate without id: what the ratios are of. */
interface Counted {
  score: number;
  selected: boolean;
  values: string[];
}

/** Groups by the values at these places. */
function groupsOf(people: readonly Counted[], places: readonly number[], median: number): ImpactGroup[] {
  const groups = Map.groupBy(people, ({ values }) => JSON.stringify(places.map((place) => values[place])));
  const count = (reached: (one: Counted) => boolean): GroupRatio[] =>
    impactRatios(
      [...groups].map(([key, members]) => ({
        group: JSON.parse(key) as string[],
        people: members.length,
        reached: members.filter(reached).length,
      })),
    );
  const selected = count((one) => one.selected);
  return count(({ score }) => score > median)
    .map(({ group, people: size, reached, rate, ratio, small }, index) => ({
      group,
      people: size,
      above: reached,
      selected: selected[index]?.reached ?? 0,
      scoringRate: rate,
      scoringRatio: ratio,
      selectionRate: selected[index]?.rate ?? null,
      selectionRatio: selected[index]?.ratio ?? null,
      small,
    }))
    .toSorted((one, other) => other.people - one.people || one.group.join().localeCompare(other.group.join(), 'pl'));
}

/** Each category by itself, then every two of them together. */
function tablesOf(categories: readonly string[]): number[][] {
  const single = categories.map((_, place) => [place]);
  const pairs = categories.flatMap((_, one) => categories.slice(one + 1).map((__, next) => [one, one + 1 + next]));
  return [...single, ...pairs];
}

/** Scores and selections of the people in the file; from here on nobody has an id. */
async function countPeople(processId: string, { people }: DeclaredCategories) {
  const rows = await database().candidate.findMany({
    where: { processId, matchScore: { not: null }, currentAnalysisId: { not: null } },
    select: { id: true, ordinalNumber: true, matchScore: true, decision: true, status: true },
  });
  const byKey = new Map(rows.flatMap((row) => [[row.id, row] as const, [String(row.ordinalNumber), row] as const]));
  const found = new Map(
    people.flatMap(({ key, values }) => (byKey.has(key) ? [[byKey.get(key), values] as const] : [])),
  );
  const matched = [...found].flatMap(([row, values]) => {
    if (!row) return [];
    const { matchScore, decision, status } = row;
    return [{ score: matchScore ?? 0, selected: decision === 'ADVANCE' || status === 'sent', values }];
  });
  const counted = matched.flatMap(({ values, ...one }): Counted[] => {
    const known = values.filter((value) => value !== null);
    return known.length === values.length ? [{ ...one, values: known }] : [];
  });
  return { matched, counted };
}

/**
 * Impact ratios from self-declared categories: inputs for an independent auditor. People with an unknown category are counted
 * and left out; the median is of all who were scored and are in the file. File, ids, categories and ratios are stored nowhere;
 * who asked, why, for which categories and how many people is.
 *
 * @throws AppError `permission.denied`, `process.not-found`, `fairness.run-not-found`, `fairness.bad-file`;
 * `fairness.not-examined` before the run has swapped the person of any CV
 */
export async function computeImpact(
  actor: PersonActor,
  input: { processId: string; runId: string; reason: string; csv: string },
): Promise<ImpactReport> {
  requirePermission(actor, 'administration');
  const { processId, runId, reason } = input;
  await requireProcess(database(), actor, processId);
  const { state, passed } = await findRun({ processId, runId });
  if (state !== 'DONE' || passed === null) throw new AppError('fairness.not-examined');
  const declared = readCategories(input.csv);
  const { categories } = declared;
  const { matched, counted } = await countPeople(processId, declared);
  const middle = median(matched.map(({ score }) => score));
  await transaction(async (db) => {
    await db.fairnessImpact.create({
      data: { runId, reason, categories, people: counted.length, requestedById: actor.userId },
    });
    await recordAudit(db, actor, 'fairness.impact-computed', { processId, runId, people: counted.length });
  });
  return {
    people: counted.length,
    unknown: matched.length - counted.length,
    unmatched: declared.people.length - matched.length,
    median: middle,
    tables: tablesOf(categories).map((places) => ({
      categories: places.map((place) => categories[place] ?? ''),
      groups: middle === null ? [] : groupsOf(counted, places, middle),
    })),
  };
}
