import { z } from 'zod';
import { revealCauses } from '@/lib/domain/candidate-enums';
import { database } from '@/lib/db/client';
import type { HistoryEntry } from './history-schemas';

/** How many candidates' numbers an entry names. */
const maxNamed = 20;

/** What `reveal-hidden`, `hide-again` and `change-blind-mode` record. */
const detailsSchema = z.object({
  requestId: z.uuid().optional(),
  cause: z.enum(revealCauses).nullable().default(null),
  count: z.int().default(0),
  revealReason: z.string().nullable().default(null),
  candidateIds: z.array(z.uuid()).default([]),
});

interface Event {
  id: string;
  action: string;
  details: unknown;
}

const actions: ReadonlySet<string> = new Set([
  'process.candidates-revealed',
  'process.candidates-hidden',
  'process.blind-mode-changed',
]);

/**
 * The reveals in the history of a process, by event. Their reasons are stored with the candidates and erased with
 * them.
 */
export async function findReveals(events: readonly Event[]): Promise<Map<string, HistoryEntry['reveal']>> {
  const found = events
    .filter(({ action }) => actions.has(action))
    .map(({ id, details }) => ({ id, ...detailsSchema.parse(details) }));
  const [made, hidden] = await Promise.all([
    findMade(found.flatMap(({ requestId }) => requestId ?? [])),
    findNumbers(found.flatMap(({ candidateIds }) => candidateIds.slice(0, maxNamed))),
  ]);
  return new Map(
    found.map(({ id, requestId, cause, count, revealReason, candidateIds }) => {
      const own = made.get(requestId ?? '') ?? [];
      const ids = requestId ? own.map(({ candidateId }) => candidateId) : candidateIds;
      const numbers = new Map([...own, ...hidden].map((one) => [one.candidateId, one]));
      const candidates = ids.slice(0, maxNamed).flatMap((candidateId) => {
        const one = numbers.get(candidateId);
        return one ? [{ candidateId, ordinalNumber: one.ordinalNumber }] : [];
      });
      return [id, { count, cause, candidates, reason: revealReason ?? own[0]?.reason ?? null }];
    }),
  );
}

interface MadeReveal {
  candidateId: string;
  ordinalNumber: number;
  reason: string;
}

async function findMade(requestIds: string[]): Promise<Map<string, MadeReveal[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await database().$queryRaw<(MadeReveal & { requestId: string })[]>`
    SELECT asked.id AS "requestId", made.* FROM unnest(${requestIds}::uuid[]) AS asked(id)
    CROSS JOIN LATERAL (
      SELECT r.candidate_id AS "candidateId", c.ordinal_number AS "ordinalNumber", r.reason
      FROM candidate_reveal r JOIN candidate c ON c.id = r.candidate_id
      WHERE r.request_id = asked.id ORDER BY c.ordinal_number LIMIT ${maxNamed}
    ) made`;
  return Map.groupBy(rows, ({ requestId }) => requestId);
}

async function findNumbers(ids: string[]): Promise<{ candidateId: string; ordinalNumber: number }[]> {
  if (ids.length === 0) return [];
  const rows = await database().candidate.findMany({
    where: { id: { in: ids } },
    select: { id: true, ordinalNumber: true },
  });
  return rows.map(({ id, ordinalNumber }) => ({ candidateId: id, ordinalNumber }));
}
