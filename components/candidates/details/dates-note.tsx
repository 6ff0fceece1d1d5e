import { useFormatter, useTranslations } from 'next-intl';
import type { DateDoubt } from '@/lib/domain/date-doubts';
import { Section } from './section';

const names = {
  ENDS_BEFORE_BEGIN: ['begin', 'end'],
  IN_FUTURE: ['inCv', 'analysed'],
  AFTER_FILE: ['inCv', 'file'],
} as const;

/** Dates of the CV that do not fit together, what was compared side by side; nothing where all fit. */
export function DatesNote({ doubts }: { doubts: readonly DateDoubt[] }) {
  const t = useTranslations('candidatePage.dates');
  const format = useFormatter();
  if (doubts.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className="space-y-2">
        {doubts.map(({ kind, quote, said, against }) => (
          <li key={`${kind} ${said} ${quote}`} className="rounded-md border px-2.5 py-1.5">
            <p className="text-pretty">{t(kind)}</p>
            <blockquote className="text-ink-muted wrap-anywhere">{quote}</blockquote>
            <dl className="mt-1 grid grid-cols-2 gap-3 text-sm">
              {[said, against].map((date, index) => (
                <div key={names[kind][index]} className="wrap-anywhere">
                  <dt className="text-ink-muted">{t(names[kind][index === 0 ? 0 : 1])}</dt>
                  <dd>
                    {index === 1 && kind !== 'ENDS_BEFORE_BEGIN'
                      ? format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium' })
                      : date}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="text-ink-muted mt-1.5 text-sm text-pretty">{t('note')}</p>
    </Section>
  );
}
