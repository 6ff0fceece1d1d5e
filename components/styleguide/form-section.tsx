'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { Spinner } from '@/components/ui/spinner';
import { ChoiceStates } from './choice-states';
import { TextStates } from './text-states';

/** zod and react-hook-form come with the form that needs them. */
const CatalogueForm = dynamic(() => import('./catalogue-form').then((module) => module.CatalogueForm), {
  ssr: false,
  loading: () => <Spinner />,
});

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
