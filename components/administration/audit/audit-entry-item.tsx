import { useFormatter, useTranslations } from 'next-intl';
import type { AuditAction } from '@/lib/audit/audit-actions';
import type { AuditEntry } from '@/lib/audit-log/schemas';
import { AuditDetails } from './audit-details';
import { AuditObjects } from './audit-objects';

/** Who acted, by the present name. */
function useActorName() {
  const t = useTranslations('auditLog');
  return ({ actor, source, address }: AuditEntry): string => {
    if (!actor && source === null && address !== null) return t('visitor');
    if (!actor) return t('system');
    return actor.name ?? t('deletedAccount', { id: actor.userId });
  };
}

/** An action in words; one that a later version wrote by its name. */
function useActionWords() {
  const t = useTranslations('auditLog.action');
  return (action: string): string => (t.has(action as AuditAction) ? t(action as AuditAction) : action);
}

interface AuditEntryItemProps {
  entry: AuditEntry;
  /** The address of the list that shows only what has this value. */
  getHref: (only: Partial<Record<'actorId' | 'processId' | 'candidateId' | 'id', string>>) => string;
}

/** An entry of the audit log: when, who, from where and what; the rest unfolds. */
export function AuditEntryItem({ entry, getHref }: AuditEntryItemProps) {
  const t = useTranslations('auditLog');
  const format = useFormatter();
  const who = useActorName();
  const words = useActionWords();
  return (
    <li className="grid gap-x-6 gap-y-1 border-t px-4 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="text-sm">
        <time dateTime={entry.at} className="text-ink-muted block tabular-nums">
          {format.dateTime(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
        <span className="wrap-anywhere">{who(entry)}</span>
        {entry.address !== null && (
          <span className="text-ink-muted block tabular-nums">
            {entry.address === 'unknown' ? t('detail.unknownAddress') : entry.address}
          </span>
        )}
      </p>
      <div className="min-w-0">
        <p className="text-pretty">
          <span className="font-medium">{words(entry.action)}</span>
          <AuditObjects {...entry} />
        </p>
        <details className="mt-0.5">
          <summary className="text-ink-muted hover:text-ink w-fit cursor-pointer text-sm">{t('details')}</summary>
          <AuditDetails entry={entry} getHref={getHref} />
        </details>
      </div>
    </li>
  );
}
