import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldChange } from '@/lib/audit/field-change';

function isChange(value: unknown): value is FieldChange {
  return typeof value === 'object' && value !== null && 'field' in value && 'from' in value && 'to' in value;
}

/** The changed fields of an event; none where it has none. */
export function readChanges({ changes }: Record<string, unknown>): FieldChange[] {
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
export function AuditChanges({ changes }: { changes: FieldChange[] }) {
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
