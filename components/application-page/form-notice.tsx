import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { PublicFormDto } from '@/lib/application-form/form-schemas';

const parts = ['why', 'judged', 'long', 'rights', 'complain'] as const;

/** What becomes of an applicant's data (GDPR, article 13). */
export function FormNotice({ form: { controller, usesModel, asksConsent } }: { form: PublicFormDto }) {
  const t = useTranslations('applicationPage.notice');
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-surface rounded-lg border px-4 py-4 text-sm">
      <h2 id={id} className="text-base font-medium">
        {t('title')}
      </h2>
      <p className="mt-2 font-medium">{t('who')}</p>
      <p className="text-pretty wrap-anywhere whitespace-pre-line">{controller ?? t('unnamed')}</p>
      {parts.map((part) => (
        <p key={part} className="text-ink-muted mt-2 text-pretty">
          {t(part)}
          {part === 'judged' && ` ${t(usesModel ? 'model' : 'rules')}`}
          {part === 'long' && asksConsent && ` ${t('longConsent')}`}
        </p>
      ))}
      <p className="mt-2">
        <a href="/privacy" target="_blank" rel="noreferrer" className="text-accent-ink underline">
          {t('more')}
        </a>
      </p>
    </section>
  );
}
