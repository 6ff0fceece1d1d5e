'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageSection } from '@/components/page/page-section';
import { ToggleField } from '@/components/ui/toggle-field';
import type { DecisionSettings } from '@/lib/domain/candidate-review-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** Whether rejecting several needs a reason where nobody opened one of them. Applies at once. */
export function DecisionSettingsSection({ initial }: { initial: DecisionSettings }) {
  const t = useTranslations('administration.decisionSettings');
  const [saved, setSaved] = useState(initial);
  const change = useMutation({
    mutationFn: (body: DecisionSettings) =>
      apiAnswer<DecisionSettings>({ path: '/administration/decision-settings', method: 'PUT', body }),
    meta: { successBanner: t('saved') },
    onSuccess: setSaved,
  });
  return (
    <PageSection id="decision-settings" title={t('title')} isPadded>
      <ToggleField
        variant="switch"
        label={t('label')}
        hint={t('hint')}
        value={change.isPending ? change.variables.reasonForUnopened : saved.reasonForUnopened}
        disabled={change.isPending}
        onChange={(reasonForUnopened) => change.mutate({ reasonForUnopened })}
      />
    </PageSection>
  );
}
