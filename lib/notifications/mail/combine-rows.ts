import type { NotificationKind } from '@/lib/domain/notification-enums';
import { env } from '@/lib/env';
import type { MailLine } from '@/lib/mail/mail-body';
import { declarationOf } from '@/lib/notification-rows/notification-kinds';

/** A row that is mailed. */
export interface MailedRow {
  kind: NotificationKind;
  groupKey: string;
  processId: string | null;
  candidateId: string | null;
  detail: string;
  createdAt: Date;
  processName: string | null;
}

/** The full address of a page. */
export const addressOf = (path: string): string => new URL(path, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;

/** The lines of a mail, newest first: what belongs together is one with a count. No name of a person is in it. */
export function combineRows(rows: MailedRow[]): MailLine[] {
  const newestFirst = rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const groups = Map.groupBy(newestFirst, ({ kind, groupKey }) => `${kind} ${groupKey}`);
  return [...groups.values()].flatMap((group) => {
    const [latest] = group;
    if (!latest) return [];
    const { kind, detail, processName } = latest;
    const line: MailLine = {
      kind,
      count: group.length,
      failed: kind === 'ANALYSES' ? group.filter(({ detail }) => detail === 'FAILED').length : 0,
      detail,
      process: processName ?? '',
      link: addressOf(declarationOf(kind).href(latest)),
    };
    return [line];
  });
}
