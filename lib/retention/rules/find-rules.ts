import { createHash } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import type { ActiveRule } from '@/lib/domain/retention/decide-fate';
import { retentionRulesSchema, type RetentionRules } from '@/lib/domain/retention/rule-schemas';

/** The rules as they are now, with their version. */
export async function findRules(db: Db): Promise<RetentionRules> {
  const rows = await db.retentionRule.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const rules = rows.map(({ id: ruleId, activeSince, ...rule }) => ({
    ...rule,
    ruleId,
    activeSince: activeSince?.toISOString() ?? null,
  }));
  const version = createHash('sha256').update(JSON.stringify(rules)).digest('hex');
  return retentionRulesSchema.parse({ rules, version });
}

/** Those that are held against candidates. */
export async function findActiveRules(db: Db): Promise<ActiveRule[]> {
  const { rules } = await findRules(db);
  return rules.flatMap(({ activeSince, ...rule }) =>
    rule.active && activeSince !== null ? [{ ...rule, activeSince: new Date(activeSince) }] : [],
  );
}
