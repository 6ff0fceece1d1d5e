'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { stagesQuery } from '@/components/queries/candidates/stage-queries';
import { lazyPart } from '@/components/ui/lazy-part';
import { LoadedSection, WaitingForm } from './loaded-section';

const StagesForm = lazyPart(
  () => import('./stages-form').then((module) => module.StagesForm),
  () => <WaitingForm />,
);

/** The stages after the decision to advance. */
export function StagesSection() {
  const t = useTranslations('administration.stages');
  const client = useQueryClient();
  return (
    <LoadedSection id="stages" title={t('title')} intro={t('intro')} query={useQuery(stagesQuery())}>
      {(stages) => (
        <StagesForm stages={stages} onSaved={(saved) => client.setQueryData(stagesQuery().queryKey, saved)} />
      )}
    </LoadedSection>
  );
}
