import { useTranslations } from 'next-intl';
import type { ProcessDto } from '@/lib/domain/process-schemas';

/** Requirements with their importance as one to five dots, grouped by necessity. */
export function RequirementSummary({ requirements }: { requirements: ProcessDto['requirementList'] }) {
  const t = useTranslations('processes.summary');
  const groups = [
    { title: t('required'), items: requirements.filter(({ necessity }) => necessity === 'REQUIRED') },
    { title: t('niceToHave'), items: requirements.filter(({ necessity }) => necessity === 'NICE_TO_HAVE') },
  ].filter(({ items }) => items.length > 0);
  return groups.map(({ title, items }) => (
    <div key={title} className="mt-2">
      <h4 className="text-ink-muted text-xs">{title}</h4>
      <ul className="mt-1 flex flex-col gap-1.5">
        {items.map(({ id, text, importance }) => (
          <li key={id} className="flex items-start justify-between gap-3 text-sm">
            <span className="min-w-0 break-words">{text}</span>
            <span
              className="mt-1.5 flex shrink-0 gap-0.5"
              role="img"
              aria-label={t('importance', { value: importance })}
            >
              {[1, 2, 3, 4, 5].map((step) => (
                <span
                  key={step}
                  className={step <= importance ? 'bg-accent size-1.5 rounded-full' : 'bg-line size-1.5 rounded-full'}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
