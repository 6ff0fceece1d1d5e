import type { AuditAction } from '@/lib/audit/audit-actions';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { timeZone } from '@/lib/i18n/time-zone';
import { inScope, type FileScope, type Lines } from '../file-scope';

/** What an auditor asks about: runs that failed, what was refused, and what touches how people sign in or the log itself. */
const failures: readonly AuditAction[] = [
  ...(['candidate.analysis-failed', 'candidate.analysis-refused', 'candidate.cv-unreadable'] as const),
  ...(['candidate.pick-failed', 'candidate.proof-failed'] as const),
];
const security: readonly AuditAction[] = [
  ...(['access.denied', 'access.token-refused', 'user.unlocked', 'user.sessions-ended'] as const),
  ...(['user.deactivated', 'second-step.switched-off', 'second-step.reset', 'second-step.optional'] as const),
  ...(['second-step.recovery-code-used', 'audit.deleted', 'audit.retention-changed', 'api-token.revoked'] as const),
];

interface Counted {
  kind: string;
  code: string;
  month: string;
  count: number;
}

const monthOf = (column: Prisma.Sql) => Prisma.sql`to_char(${column} AT TIME ZONE ${timeZone}, 'YYYY-MM')`;

/** A code says why, where one is recorded; a free text is none. */
async function findEvents(scope: FileScope): Promise<Counted[]> {
  return database().$queryRaw<Counted[]>`
    SELECT e.action AS kind,
      coalesce(substring(coalesce(e.details ->> 'reason', e.details ->> 'code') FROM '^[a-z0-9-]+[.][a-z0-9.-]+$'), '') AS code,
      ${monthOf(Prisma.sql`e.at`)} AS month,
      sum(CASE WHEN e.action LIKE 'access.%' THEN coalesce((e.details ->> 'count')::int, 1) ELSE 1 END)::int AS count
    FROM audit_event e WHERE e.action = ANY(${[...failures, ...security]})
      AND ${inScope(scope, Prisma.sql`e.process_id`)}
    GROUP BY 1, 2, 3 ORDER BY 3, 1, 2`;
}

async function findFailedSignIns(): Promise<Counted[]> {
  return database().$queryRaw<Counted[]>`
    SELECT 'sign-in.failed' AS kind, f.kind::text AS code, ${monthOf(Prisma.sql`f.hour`)} AS month, sum(f.count)::int AS count
    FROM failed_sign_in f GROUP BY 2, 3 ORDER BY 3, 2`;
}

/**
 * What went wrong, counted by month: what the audit log has of it, and failed sign-ins. Whether the chain of the log holds is in
 * the file's first line.
 */
export async function* incidentLines(scope: FileScope): Lines {
  for (const incident of await findEvents(scope)) yield { type: 'incident', ...incident };
  if (scope.processId !== null) return;
  for (const incident of await findFailedSignIns()) yield { type: 'incident', ...incident };
}
