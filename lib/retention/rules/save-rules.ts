import { randomUUID } from 'node:crypto';
import type { FieldChange } from '@/lib/audit/field-change';
import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { RetentionRule, RetentionRules, SaveRules } from '@/lib/domain/retention/rule-schemas';
import { requireVersion } from '@/lib/http/server/version-tag';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { findRules } from './find-rules';

type Stored = RetentionRules['rules'][number];

/** Whom the rule is about and what it does, as one text: another one begins its week anew. */
const meaningOf = ({ name: _name, active: _active, ...rule }: RetentionRule): string =>
  JSON.stringify(Object.entries(rule).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Since when a rule has been active as it is. Moving one moves who it holds for, so that begins the week anew, too.
 */
function activeSince(rule: RetentionRule, before: Stored | undefined, isMoved: boolean, now: Date): Date | null {
  if (!rule.active) return null;
  if (!before?.activeSince || isMoved) return now;
  const { ruleId: _ruleId, activeSince: since, ...same } = before;
  return meaningOf(same) === meaningOf(rule) ? new Date(since) : now;
}

function describeChanges(before: Stored[], after: (RetentionRule & { ruleId: string })[]): FieldChange[] {
  const lineOf = (rules: (RetentionRule & { ruleId: string })[], id: string) => {
    const place = rules.findIndex(({ ruleId }) => ruleId === id);
    const rule = rules[place];
    if (!rule) return null;
    const { action, basis, since, period, unit, eraseAfterMonths, processStatuses, decisions, source, active } = rule;
    const whom = [...processStatuses, ...decisions, source ?? ''].filter(Boolean).join(', ');
    const until = eraseAfterMonths === null ? '' : ` / ${eraseAfterMonths} MONTH`;
    const what = `${action} ${since} + ${period} ${unit}${until} (${basis}; ${whom})`;
    return `${place + 1}. ${rule.name}: ${what}, ${active ? 'on' : 'off'}`;
  };
  const ids = new Set([...before, ...after].map(({ ruleId }) => ruleId));
  return [...ids]
    .map((id) => ({ field: 'rule', subject: null, from: lineOf(before, id), to: lineOf(after, id) }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Replaces the rules, in their order. One that is new, switched on, changed or moved erases nobody for a week. Whom they take
 * soon is counted afterwards: with a million candidates that takes longer than a call may.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError `permission.denied`, `retention.rules-changed`
 */
export async function saveRules(
  actor: PersonActor,
  { rules, ifMatch }: SaveRules & { ifMatch: string | null },
  now: Date = new Date(),
): Promise<RetentionRules> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    // One list at a time.
    await db.$executeRaw`LOCK TABLE retention_rule IN EXCLUSIVE MODE`;
    const stored = await findRules(db);
    requireVersion(stored, ifMatch, 'retention.rules-changed');
    const before = stored.rules;
    const wanted = rules.map(({ ruleId, ...rule }) => {
      const known = before.some((one) => one.ruleId === ruleId);
      const eraseAfterMonths = rule.action === 'BLOCK' ? rule.eraseAfterMonths : null;
      return { ...rule, eraseAfterMonths, ruleId: known && ruleId ? ruleId : randomUUID() };
    });
    const wasAt = (id: string) => before.filter(({ active }) => active).findIndex(({ ruleId }) => ruleId === id);
    const isAt = (id: string) => wanted.filter(({ active }) => active).findIndex(({ ruleId }) => ruleId === id);
    await db.retentionRule.deleteMany();
    await db.retentionRule.createMany({
      data: wanted.map(({ ruleId: id, ...rule }, position) => {
        const known = before.find(({ ruleId }) => ruleId === id);
        return {
          ...rule,
          id,
          position,
          activeSince: activeSince(rule, known, wasAt(id) !== isAt(id), now),
        };
      }),
    });
    await recordAudit(db, actor, 'retention.rules-saved', {
      count: wanted.length,
      changes: describeChanges(before, wanted),
    });
    await enqueueEvent(db, { name: 'retention/rules.saved', data: {} });
  });
  sendOutboxSoon();
  return findRules(database());
}
