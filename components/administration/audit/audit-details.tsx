import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { AuditEntry } from '@/lib/audit-log/schemas';
import type { FieldChange } from '@/lib/audit/field-change';

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-mono wrap-anywhere">{children}</dd>
    </>
  );
}

/** What the event itself says, by the names of its fields. */
function OwnFacts({ details }: Pick<AuditEntry, 'details'>) {
  const facts = Object.entries(details).filter(([name]) => name !== 'changes');
  return facts.map(([name, value]) => (
    <Fact key={name} name={<code>{name}</code>}>
      <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
    </Fact>
  ));
}

/** The part of an entry that unfolds: ids, facts, values before and after, its place in the chain. */
export function AuditDetails({
  entry,
  getHref,
}: {
  entry: AuditEntry;
  getHref: (only: Partial<Record<'actorId' | 'processId' | 'candidateId' | 'id', string>>) => string;
}) {
  const t = useTranslations('auditLog');
  const { actor, process, candidate, sessionId, seq, hash } = entry;
  const narrower = [
    ...(actor ? [['actor', { actorId: actor.userId }] as const] : []),
    ...(process ? [['process', { processId: process.processId }] as const] : []),
    ...(candidate ? [['candidate', { candidateId: candidate.candidateId }] as const] : []),
    ...(sessionId ? [['session', { id: sessionId }] as const] : []),
  ];
  return (
    <div className="mt-2 mb-1 flex flex-col gap-3 text-sm">
      <AuditChanges changes={readChanges(entry.details)} />
      <dl className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <OwnFacts details={entry.details} />
        {entry.source !== null && <Fact name={t('detail.source')}>{entry.source}</Fact>}
        <Fact name={t('detail.eventId')}>{entry.eventId}</Fact>
        {actor && <Fact name={t('detail.actorId')}>{actor.userId}</Fact>}
        {sessionId && <Fact name={t('detail.sessionId')}>{sessionId}</Fact>}
        {process && <Fact name={t('detail.processId')}>{process.processId}</Fact>}
        {candidate && <Fact name={t('detail.candidateId')}>{candidate.candidateId}</Fact>}
        <Fact name={t('detail.seal')}>
          {seq !== null && hash !== null ? t('detail.seq', { seq: String(seq), hash }) : t('detail.unsealed')}
        </Fact>
      </dl>
      {narrower.length > 0 && (
        <p className="flex flex-wrap gap-x-3">
          <span className="text-ink-muted">{t('only.label')}</span>
          {narrower.map(([kind, only]) => (
            <Link key={kind} prefetch={false} href={getHref(only)} className="underline underline-offset-2">
              {t(`only.${kind}`)}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

function isChange(value: unknown): value is FieldChange {
  return typeof value === 'object' && value !== null && 'field' in value && 'from' in value && 'to' in value;
}

/** The changed fields of an event; none where it has none. */
function readChanges({ changes }: Record<string, unknown>): FieldChange[] {
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

function useShownValue() {
  const t = useTranslations('auditLog.change');
  return (value: FieldChange['from']): ReactNode => {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    // A fixed value of the API, as the export has it.
    return /^[A-Z][A-Z_]+$/.test(String(value)) ? <code>{value}</code> : String(value);
  };
}

/** What was there before, and what is there now. */
function AuditChanges({ changes }: { changes: FieldChange[] }) {
  const t = useTranslations('auditLog.change');
  const shown = useShownValue();
  if (changes.length === 0) return null;
  const cell = 'py-1 pr-4 align-top text-left font-normal wrap-anywhere whitespace-pre-line';
  return (
    <table className="w-full table-fixed">
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((id) => (
            <th key={id} scope="col" className={`${cell} text-ink-muted`}>
              {t(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, subject, from, to }, index) => (
          // Changes never reorder.
          <tr key={index} className="border-t">
            <th scope="row" className={cell}>
              <code>{field}</code>
              {subject !== null && <span className="text-ink-muted block">{subject}</span>}
            </th>
            <td className={cell}>{shown(from)}</td>
            <td className={cell}>{shown(to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
