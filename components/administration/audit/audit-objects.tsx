import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { candidateHref, candidateName } from '@/components/fields/candidates/candidate-name';
import type { AuditEntry } from '@/lib/audit-log/schemas';

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
export function AuditObjects({ candidate, process, account }: AuditEntry) {
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
