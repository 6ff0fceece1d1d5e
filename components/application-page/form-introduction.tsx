import { useTranslations } from 'next-intl';
import type { PublicFormDto } from '@/lib/application-form/form-schemas';

/** What the position is, and what it pays. */
export function FormIntroduction({ form: { description, payRange } }: { form: PublicFormDto }) {
  const t = useTranslations('applicationPage');
  return (
    <>
      {description !== '' && <p className="mt-3 text-pretty wrap-anywhere whitespace-pre-line">{description}</p>}
      {payRange !== null && (
        <dl className="bg-surface mt-4 rounded-lg border px-4 py-3">
          <dt className="text-ink-muted text-sm">{t('pay')}</dt>
          <dd className="font-medium wrap-anywhere">{payRange}</dd>
        </dl>
      )}
    </>
  );
}
