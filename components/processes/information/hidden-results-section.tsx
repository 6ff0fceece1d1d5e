'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useBanner } from '@/components/ui/banner';
import { ToggleField } from '@/components/ui/toggle-field';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { InformationSection } from './information-section';

const settings = {
  hidesScore: { path: 'hidden-score', texts: 'hiddenScore' },
  calibrates: { path: 'calibration', texts: 'calibration' },
} as const;

interface HiddenResultsSectionProps {
  process: ProcessDto;
  setting: keyof typeof settings;
  mayEdit: boolean;
}

/**
 * Whether people see a candidate's score only after they have read the verdicts, or the verdicts of some only after they have judged
 * themselves. Applies at once.
 */
export function HiddenResultsSection({ process, setting, mayEdit }: HiddenResultsSectionProps) {
  const { path, texts } = settings[setting];
  const t = useTranslations(`processDetails.${texts}`);
  const information = useTranslations('processDetails.information');
  const client = useQueryClient();
  const banner = useBanner();
  const change = useMutation({
    mutationFn: (isOn: boolean) =>
      apiAnswer<Partial<Record<keyof typeof settings, boolean>>>({
        method: 'PUT',
        path: `/processes/${process.id}/${path}`,
        body: { [setting]: isOn },
      }),
    meta: { successBanner: false },
    onSuccess: (answer) => banner.showSuccess(t(answer[setting] ? 'turnedOn' : 'turnedOff')),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: processQueries.all }),
        // What this tab keeps of the candidates has their scores.
        client.resetQueries({ queryKey: ['candidates', process.id] }),
      ]),
  });
  const value = change.isPending ? change.variables : process[setting];
  return (
    <InformationSection title={t('title')}>
      {mayEdit ? (
        <ToggleField
          variant="switch"
          label={t('label')}
          hint={t('hint')}
          value={value}
          disabled={change.isPending}
          onChange={(isOn) => change.mutate(isOn)}
        />
      ) : (
        <p>{information(value ? 'on' : 'off')}</p>
      )}
    </InformationSection>
  );
}
