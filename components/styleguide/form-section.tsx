'use client';

import { useTranslations } from 'next-intl';
import { CatalogueForm } from './catalogue-form';
import { ChoiceStates } from './choice-states';
import { TextStates } from './text-states';

/** Every form field in its states, and one form in which each rule of the catalogue can be tried. */
export function FormSection() {
  const t = useTranslations('styleguideForms');
  return (
    <div className="flex flex-col gap-10">
      <TextStates />
      <ChoiceStates />
      <section aria-labelledby="catalogue-of-rules">
        <h3 id="catalogue-of-rules" className="text-lg font-medium">
          {t('catalogue.title')}
        </h3>
        <p className="text-ink-muted mt-1 mb-4 max-w-prose">{t('catalogue.lead')}</p>
        <CatalogueForm />
      </section>
    </div>
  );
}
