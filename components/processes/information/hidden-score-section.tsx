'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useBanner } from '@/components/ui/banner';
import { ToggleField } from '@/components/ui/toggle-field';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { InformationSection } from './information-section';

/** Whether people see a candidate's score only after they have read the verdicts. Applies at once. */
export function HiddenScoreSection({ process, mayEdit }: { process: ProcessDto; mayEdit: boolean }) {
  const t = useTranslations('processDetails.hiddenScore');
  const information = useTranslations('processDetails.information');
  const client = useQueryClient();
  const banner = useBanner();
  const change = useMutation({
    mutationFn: (hidesScore: boolean) =>
      apiAnswer<{ hidesScore: boolean }>({
        method: 'PUT',
        path: `/processes/${process.id}/hidden-score`,
        body: { hidesScore },
      }),
    meta: { successBanner: false },
    onSuccess: ({ hidesScore }) => banner.showSuccess(t(hidesScore ? 'turnedOn' : 'turnedOff')),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: processQueries.all }),
        // What this tab keeps of the candidates has their scores.
        client.resetQueries({ queryKey: ['candidates', process.id] }),
      ]),
  });
  const value = change.isPending ? change.variables : process.hidesScore;
  return (
    <InformationSection title={t('title')}>
      {mayEdit ? (
        <ToggleField
          variant="switch"
          label={t('label')}
          hint={t('hint')}
          value={value}
          disabled={change.isPending}
          onChange={(hidesScore) => change.mutate(hidesScore)}
        />
      ) : (
        <p>{information(value ? 'on' : 'off')}</p>
      )}
    </InformationSection>
  );
}
