import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { decideFate, type ActiveRule, type Fate, type RetentionFacts } from '@/lib/domain/retention/decide-fate';
import { daysLater, storedDay } from '@/lib/validation/calendar-day';

/** Read at a time, at first and at most: a run stops after some fifty, a preview reads on to the end. */
const firstChunk = 100;
const largestChunk = 5_000;
const nil = '00000000-0000-0000-0000-000000000000';

/** A candidate whom a rule is about. */
export interface Fated {
  candidateId: string;
  processId: string;
  fate: Fate;
  /** Work on it is under way or its person waits for an answer, so it waits for another night. */
  isBusy: boolean;
  /** The ATS erased it: nothing is left to block. */
  isEmpty: boolean;
}

interface FactRow extends Omit<RetentionFacts, 'heldUntil'> {
  /** Until when the person agreed to be kept; null: did not. */
  consentUntil: Date | null;
  candidateId: string;
  processId: string;
  heldUntil: Date | null;
  isBusy: boolean;
  isEmpty: boolean;
}

/** Through the last day: what is kept until a day goes on the next one. */
const endOf = (day: Date | null): Date | null => {
  const last = storedDay(day);
  return last === null ? null : new Date(`${daysLater(last, 1)}T00:00:00Z`);
};

const factTables = Prisma.sql`candidate c JOIN process p ON p.id = c.process_id
  LEFT JOIN candidate_decision d ON d.id = c.decision_id
  LEFT JOIN candidate_privacy v ON v.candidate_id = c.id
  LEFT JOIN LATERAL (
    SELECT max(h.until) AS until FROM retention_hold h
    WHERE h.process_id = c.process_id AND (h.candidate_id IS NULL OR h.candidate_id = c.id)
  ) h ON true`;

async function findFacts(db: Db, which: Prisma.Sql, most: number): Promise<FactRow[]> {
  const rows = await db.$queryRaw<FactRow[]>`
    SELECT c.id AS "candidateId", c.process_id AS "processId", p.status AS "processStatus",
      coalesce(p.status_since, p.updated_at) AS "statusSince", c.decision, d.decided_at AS "decidedAt", c.source,
      c.created_at AS "addedAt", h.until AS "heldUntil", v.consent_until AS "consentUntil",
      c.status IN ('DOWNLOADING', 'IN_PROGRESS', 'AWAITING_EXTERNAL_PICK') OR EXISTS (
        SELECT 1 FROM person_request r WHERE r.candidate_id = c.id AND r.answered_at IS NULL AND r.withdrawn_at IS NULL AND r.kind <> 'DELETE'
      ) AS "isBusy",
      EXISTS (
        SELECT 1 FROM ats_application a WHERE a.candidate_id = c.id AND a.gone_at IS NOT NULL AND c.source = 'ERECRUITER'
      ) AS "isEmpty"
    FROM ${factTables}
    WHERE ${which} ORDER BY c.id LIMIT ${most}`;
  return rows.map((row) => ({ ...row, heldUntil: endOf(row.heldUntil), consentUntil: endOf(row.consentUntil) }));
}

async function decideAll(db: Db, rules: ActiveRule[], which: Prisma.Sql, most = largestChunk) {
  const rows = await findFacts(db, which, most);
  const fated = rows.flatMap(({ candidateId, processId, isBusy, isEmpty, consentUntil, ...facts }): Fated[] => {
    const fate = decideFate(rules, facts, consentUntil);
    return fate ? [{ candidateId, processId, isBusy, isEmpty, fate }] : [];
  });
  return { fated, last: rows.at(-1)?.candidateId ?? null, isFull: rows.length === most };
}

/** What the rules say now about certain candidates; who matches none, or is not there any more, is left out. */
export async function findFatesOf(db: Db, rules: ActiveRule[], candidateIds: string[]): Promise<Fated[]> {
  return (await decideAll(db, rules, Prisma.sql`c.id = ANY(${candidateIds}::uuid[])`)).fated;
}

const startColumns = {
  PROCESS_ENDED: Prisma.sql`coalesce(p.status_since, p.updated_at)`,
  DECIDED: Prisma.sql`d.decided_at`,
  ADDED: Prisma.sql`c.created_at`,
  CONSENT_ENDED: null,
};

/**
 * For SQL: candidates whom a rule may take by then, and few others, so that not all are read. Postponements, consents and the first
 * week only delay; a month may be some days shorter than it is taken for here.
 */
function mayBeDue(rules: ActiveRule[], by: Date): Prisma.Sql {
  const each = rules.map(({ since, period, unit, processStatuses }) => {
    const start = startColumns[since];
    const [months, days] = unit === 'MONTH' ? [period, 0] : [0, period];
    const isOfStatus =
      processStatuses.length === 0 ? Prisma.sql`true` : Prisma.sql`p.status::text = ANY(${processStatuses}::text[])`;
    const isOver = start
      ? Prisma.sql`${start} <= ${by}::timestamptz + interval '4 days'
          - make_interval(months => ${months}::int, days => ${days}::int)`
      : Prisma.sql`true`;
    return Prisma.sql`(${isOfStatus} AND ${isOver})`;
  });
  return Prisma.sql`(${Prisma.join(each, ' OR ')})`;
}

interface Look {
  /** Others whom the rules take later are left out, unless they are few. */
  dueBy: Date;
  /** A candidate's id, to go on behind it. */
  after?: string | null;
  /** Only of these processes. */
  within?: string[] | undefined;
}

/** What the rules say about those whom they may take by a time, in the order of their ids, some thousands at a time. */
export async function* findFates(
  db: Db,
  rules: ActiveRule[],
  { dueBy, after = null, within }: Look,
): AsyncGenerator<Fated[]> {
  if (rules.length === 0) return;
  const ofThese = within ? Prisma.sql`AND c.process_id = ANY(${within}::uuid[])` : Prisma.empty;
  const isNear = mayBeDue(rules, dueBy);
  let from = after ?? nil;
  for (let most = firstChunk; ; most = Math.min(largestChunk, 4 * most)) {
    const which = Prisma.sql`c.id > ${from}::uuid AND ${isNear} ${ofThese}`;
    const { fated, last, isFull } = await decideAll(db, rules, which, most);
    yield fated;
    if (!isFull || last === null) return;
    from = last;
  }
}

/** Candidates of a process who go on the same day by the same rule; their fate is the first one's. */
export interface FateGroup {
  processId: string;
  fate: Fate;
  count: number;
}

interface GroupRow extends Omit<RetentionFacts, 'heldUntil'> {
  processId: string;
  heldUntil: Date | null;
  consentUntil: Date | null;
  count: number;
}

/** Times of day, UTC, at which the day of a run begins: a minute after 2 o'clock in summer and in winter. */
const runBorders = ['00:01', '01:01'];

/** For SQL: what is equal for times between which no run of the rules lies, and stays so when days or months are added. */
function sameRun(column: Prisma.Sql): Prisma.Sql {
  const time = Prisma.sql`(${column} AT TIME ZONE 'UTC')`;
  const sides = runBorders.map((border) => Prisma.sql`${time}::time >= ${border}::time`);
  return Prisma.join([Prisma.sql`${time}::date`, ...sides]);
}

/**
 * The same as `findFates` where only the day matters, counted by the database: a million candidates are some thousand groups.
 */
export async function findFateGroups(
  db: Db,
  rules: ActiveRule[],
  { dueBy, within }: Omit<Look, 'after'>,
): Promise<FateGroup[]> {
  if (rules.length === 0) return [];
  const ofThese = within ? Prisma.sql`AND c.process_id = ANY(${within}::uuid[])` : Prisma.empty;
  const starts = new Set(rules.map(({ since }) => since));
  // A start that no rule counts from would only make more groups.
  const times = [
    ...(starts.has('DECIDED') ? [sameRun(Prisma.sql`d.decided_at`)] : []),
    ...(starts.has('ADDED') ? [sameRun(Prisma.sql`c.created_at`)] : []),
  ];
  const keys = Prisma.join([Prisma.sql`p.id, c.decision, c.source, h.until, v.consent_until`, ...times]);
  const rows = await db.$queryRaw<GroupRow[]>`
    SELECT p.id AS "processId", p.status AS "processStatus", coalesce(p.status_since, p.updated_at) AS "statusSince",
      c.decision, min(d.decided_at) AS "decidedAt", c.source, min(c.created_at) AS "addedAt", h.until AS "heldUntil",
      v.consent_until AS "consentUntil", count(*)::int AS count
    FROM ${factTables} WHERE ${mayBeDue(rules, dueBy)} ${ofThese} GROUP BY ${keys}`;
  return rows.flatMap(({ processId, count, heldUntil, consentUntil, ...facts }) => {
    const fate = decideFate(rules, { ...facts, heldUntil: endOf(heldUntil) }, endOf(consentUntil));
    return fate ? [{ processId, count, fate }] : [];
  });
}
