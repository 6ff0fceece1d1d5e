import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { candidateHref, candidateName } from '@/components/fields/candidates/candidate-name';
import type { AuditAction } from '@/lib/audit/audit-actions';
import type { AuditEntry } from '@/lib/audit-log/schemas';
import { AuditDetails } from './audit-details';

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

const linkClasses = 'underline decoration-1 underline-offset-2 hover:decoration-2 wrap-anywhere';

function CandidateObject({ candidate, process }: Pick<AuditEntry, 'candidate' | 'process'>) {
  const t = useTranslations('auditLog.object');
  if (!candidate) return null;
  const { candidateId, ordinalNumber, ...names } = candidate;
  if (ordinalNumber === null) return t('gone', { id: candidateId });
  const numbered = (number: number) => t('number', { number });
  const name = candidateName({ ...names, cvFileName: null, ordinalNumber }, numbered);
  if (!process) return name;
  return (
    <Link prefetch={false} href={candidateHref(process.processId, candidateId, null)} className={linkClasses}>
      {name}
    </Link>
  );
}

function ProcessObject({ process }: Pick<AuditEntry, 'process'>) {
  const t = useTranslations('auditLog.object');
  if (!process) return null;
  if (process.name === null) return t('gone', { id: process.processId });
  return (
    <Link prefetch={false} href={`/processes/${process.processId}`} className={linkClasses}>
      {process.name}
    </Link>
  );
}

/** What an entry is about, by its present names; what is deleted by its id. */
function AuditObjects({ candidate, process, account }: AuditEntry) {
  const t = useTranslations('auditLog.object');
  const objects: [kind: 'candidate' | 'process' | 'account', name: ReactNode][] = [
    ...(candidate ? [['candidate', <CandidateObject key="c" candidate={candidate} process={process} />] as const] : []),
    ...(process ? [['process', <ProcessObject key="p" process={process} />] as const] : []),
    ...(account ? [['account', account.name ?? t('gone', { id: account.userId })] as const] : []),
  ].map(([kind, name]) => [kind, name]);
  return objects.map(([kind, name], index) => (
    <Fragment key={kind}>
      {index === 0 ? ': ' : ', '}
      {t(kind)} {name}
    </Fragment>
  ));
}
