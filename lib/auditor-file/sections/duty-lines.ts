import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { toLocale } from '@/lib/i18n/locale';
import { noticeKinds } from '@/lib/notices/enums';
import { countBlocked } from '@/lib/retention/blocked/count-blocked';
import { runCountsSchema, runSkippedSchema } from '@/lib/retention/retention-schemas';
import { inScope, type FileScope, type Lines } from '../file-scope';
import type { LineOf } from '../line-schemas';

/** The newest reports that are told of: more than ten years of nights. */
const mostRuns = 4_000;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What candidates were told: the texts' versions, how many have a notice on record and which way, and what they asked for. */
export async function* noticeLines(scope: FileScope): Lines {
  const versions = await database().noticeVersion.findMany({
    orderBy: [{ savedAt: 'asc' }, { id: 'asc' }],
    select: { kind: true, locale: true, version: true, savedAt: true, savedById: true },
  });
  for (const { kind: name, locale, version, savedAt, savedById } of versions) {
    const kind = noticeKinds.find((one) => one === name);
    if (kind === undefined) continue;
    const language = toLocale(locale);
    yield { type: 'notice-version', kind, language, version, savedAt: savedAt.toISOString(), savedById };
  }
  const ways = await database().$queryRaw<Omit<LineOf<'notice-count'>, 'type'>[]>`
    SELECT coalesce(p.notice_way::text, 'NONE') AS way, count(*)::int AS people
    FROM candidate c LEFT JOIN candidate_privacy p ON p.candidate_id = c.id
    WHERE ${inScope(scope, Prisma.sql`c.process_id`)} GROUP BY 1 ORDER BY 1`;
  for (const { way, people } of ways) yield { type: 'notice-count', way, people };
  const requests = await database().$queryRaw<Omit<LineOf<'request-count'>, 'type'>[]>`
    SELECT r.kind::text AS kind, (count(*) FILTER (WHERE r.withdrawn_at IS NULL))::int AS asked,
      count(r.answered_at)::int AS answered,
      (count(*) FILTER (WHERE r.answered_at::date > r.due_on))::int AS "answeredLate",
      (count(*) FILTER (WHERE r.answered_at IS NULL AND r.withdrawn_at IS NULL AND r.due_on < current_date))::int AS overdue,
      count(r.withdrawn_at)::int AS withdrawn
    FROM person_request r JOIN candidate c ON c.id = r.candidate_id
    WHERE ${inScope(scope, Prisma.sql`c.process_id`)} GROUP BY 1 ORDER BY 1`;
  for (const request of requests) yield { type: 'request-count', ...request };
}

async function* retentionRuns(): Lines {
  const rows = await database().retentionRun.findMany({ orderBy: { startedAt: 'desc' }, take: mostRuns });
  for (const { id: runId, startedAt, endedAt, byRule, expired, skipped } of rows) {
    const counts = Object.values(runCountsSchema.parse(byRule));
    yield {
      type: 'retention-run',
      runId,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      expired,
      erased: sum(counts.map((one) => one.erased)),
      blocked: sum(counts.map((one) => one.blocked)),
      stayed: sum(Object.values(runSkippedSchema.parse(skipped))),
    };
  }
}

/** How long candidates are kept, the report of each run, and how many are blocked, erased and postponed: numbers, nobody. */
export async function* retentionLines({ processId }: FileScope): Lines {
  const db = database();
  for (const row of await db.retentionRule.findMany({ orderBy: { position: 'asc' } })) {
    const { id: ruleId, name, active, activeSince, basis, since, period, unit, action, eraseAfterMonths } = row;
    yield {
      type: 'retention-rule',
      ruleId,
      name,
      active,
      activeSince: activeSince?.toISOString() ?? null,
      basis,
      since,
      period,
      unit,
      action,
      eraseAfterMonths,
    };
  }
  const where = processId === null ? {} : { processId };
  yield { type: 'retention-count', what: 'blocked', people: await countBlocked(db, processId) };
  yield { type: 'retention-count', what: 'erased', people: await db.erasedCandidate.count({ where }) };
  yield {
    type: 'retention-count',
    what: 'postponed',
    people: await db.retentionHold.count({ where: { ...where, candidateId: { not: null } } }),
  };
  // A run goes over all processes.
  if (processId === null) yield* retentionRuns();
}
