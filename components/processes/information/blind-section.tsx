'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { processQueries } from '@/components/processes/queries/process-queries';
import { useBanner } from '@/components/ui/banner';
import { ToggleField } from '@/components/ui/toggle-field';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ProcessDto } from '@/lib/processes/schemas';
import { InformationSection } from './information-section';

/** Whether the candidates' identity is hidden until they are advanced or revealed; the switch applies at once. */
export function BlindSection({ process, mayEdit }: { process: ProcessDto; mayEdit: boolean }) {
  const t = useTranslations('candidatePage.blind');
  const information = useTranslations('processDetails.information');
  const client = useQueryClient();
  const banner = useBanner();
  const change = useMutation({
    mutationFn: (blindMode: boolean) =>
      apiAnswer<{ blindMode: boolean }>({
        method: 'PUT',
        path: `/processes/${process.id}/blind-mode`,
        body: { blindMode },
      }),
    meta: { successBanner: false },
    onSuccess: ({ blindMode }) => banner.showSuccess(t(blindMode ? 'turnedOn' : 'turnedOff')),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: processQueries.all }),
        // What is stored in this tab about the candidates may tell who they are.
        client.resetQueries({ queryKey: ['candidates', process.id] }),
      ]),
  });
  const value = change.isPending ? change.variables : process.blindMode;
  return (
    <InformationSection title={t('setting')}>
      {mayEdit ? (
        <ToggleField
          variant="switch"
          label={t('settingLabel')}
          hint={t('settingHint')}
          value={value}
          disabled={change.isPending}
          onChange={(blindMode) => change.mutate(blindMode)}
        />
      ) : (
        <p>{information(value ? 'on' : 'off')}</p>
      )}
    </InformationSection>
  );
}
