'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { decisionReasonsQuery } from '@/components/queries/candidates/candidate-queries';
import { lazyPart } from '@/components/ui/lazy-part';
import { LoadedSection, WaitingForm } from './loaded-section';

const DecisionReasonsForm = lazyPart(
  () => import('./decision-reasons-form').then((module) => module.DecisionReasonsForm),
  () => <WaitingForm />,
);

/** The reasons that people may choose for their decisions. */
export function DecisionReasonsSection() {
  const t = useTranslations('administration.reasons');
  const client = useQueryClient();
  const { queryKey } = decisionReasonsQuery();
  return (
    <LoadedSection id="decision-reasons" title={t('title')} intro={t('intro')} query={useQuery(decisionReasonsQuery())}>
      {(reasons) => <DecisionReasonsForm reasons={reasons} onSaved={(saved) => client.setQueryData(queryKey, saved)} />}
    </LoadedSection>
  );
}
