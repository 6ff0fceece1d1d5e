'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useBanner } from '@/components/ui/banner';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { ToggleField } from '@/components/ui/toggle-field';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { maxRevealReason } from '@/lib/domain/process-enums';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { InformationSection } from './information-section';

interface Change {
  blindMode: boolean;
  reason?: string;
}

function useChangeBlindMode(processId: string) {
  const t = useTranslations('candidatePage.blind');
  const client = useQueryClient();
  const banner = useBanner();
  return useMutation({
    mutationFn: (body: Change) =>
      apiAnswer<{ blindMode: boolean }>({ method: 'PUT', path: `/processes/${processId}/blind-mode`, body }),
    meta: { successBanner: false },
    onSuccess: ({ blindMode }) => banner.showSuccess(t(blindMode ? 'turnedOn' : 'turnedOff')),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: processQueries.all }),
        // What is stored in this tab about the candidates may tell who they are.
        client.resetQueries({ queryKey: ['candidates', processId] }),
      ]),
  });
}

/** Whether the candidates' identity is hidden until they are advanced or revealed; switching off asks for a reason. */
export function BlindSection({ process, mayEdit }: { process: ProcessDto; mayEdit: boolean }) {
  const t = useTranslations('candidatePage.blind');
  const information = useTranslations('processDetails.information');
  const change = useChangeBlindMode(process.id);
  const [isAsking, setIsAsking] = useState(false);
  const value = change.isPending ? change.variables.blindMode : process.blindMode;
  return (
    <InformationSection title={t('setting')}>
      {mayEdit ? (
        <ToggleField
          variant="switch"
          label={t('settingLabel')}
          hint={t('settingHint')}
          value={value}
          disabled={change.isPending}
          onChange={(blindMode) => (blindMode ? change.mutate({ blindMode }) : setIsAsking(true))}
        />
      ) : (
        <p>{information(value ? 'on' : 'off')}</p>
      )}
      {isAsking && (
        // Switching off shows everybody, which has a reason that is kept.
        <ReasonDialog
          title={t('switchOff.title')}
          description={t('switchOff.text')}
          submitLabel={t('switchOff.confirm')}
          label={t('reason')}
          hint={t('switchOff.hint')}
          maxLength={maxRevealReason}
          loading={change.isPending}
          keepAs={`blind-mode.${process.id}`}
          onConfirm={(reason, forget) =>
            change.mutate(
              { blindMode: false, reason },
              {
                onSuccess: () => {
                  forget();
                  setIsAsking(false);
                },
              },
            )
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </InformationSection>
  );
}
