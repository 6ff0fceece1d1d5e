import { useTranslations } from 'next-intl';
import { messageFields } from '@/lib/domain/message-enums';

/** The fields that a text may have, and what takes their place. */
export function MessageFieldList() {
  const t = useTranslations('messages');
  return (
    <details className="text-sm">
      <summary className="text-accent-ink w-fit cursor-pointer rounded-sm">{t('fields.title')}</summary>
      <dl className="mt-2 grid gap-x-4 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {messageFields.map((name) => (
          <div key={name} className="contents">
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="text-ink-muted text-pretty max-sm:mb-1.5">{t(`fields.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
