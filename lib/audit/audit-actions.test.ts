import { messages } from '@/lib/i18n/generated/messages';
import { allAuditActions, auditActions, auditGroups } from './audit-actions';

/** What stands at a dotted key. */
function textAt(texts: unknown, key: string): unknown {
  return key.split('.').reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
}

const leavesOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : leavesOf(value as object, `${path}${key}.`),
  );

describe.each(['pl', 'en'] as const)('in the language %s', (locale) => {
  const { action, group } = messages[locale].auditLog;

  it.each(allAuditActions)('%s has words', (name) => {
    expect(textAt(action, name)).toMatch(/\p{L}{3}/u);
  });

  it('no words are left over, and no two actions have the same', () => {
    expect(leavesOf(action).toSorted()).toEqual([...allAuditActions].toSorted());
    const words = allAuditActions.map((name) => textAt(action, name));
    expect(new Set(words).size).toBe(words.length);
  });

  it('each group has words', () => {
    expect(Object.keys(group).toSorted()).toEqual([...auditGroups].toSorted());
    expect(Object.keys(auditActions)).toEqual(auditGroups);
  });
});
