import { useFormatter, useTranslations } from 'next-intl';
import type { OwnSecondStep } from '@/lib/users/second-step/second-step-schemas';

/** From here on new recovery codes are advised. */
const few = 3;

/** Whether the second step is on, and how many recovery codes are left. */
export function SecondStepState({ state: { since, required, recoveryCodesLeft } }: { state: OwnSecondStep }) {
  const t = useTranslations('secondStep.state');
  const format = useFormatter();
  if (since === null) return <p className="max-w-prose text-pretty">{t('off')}</p>;
  const left = t('left', { count: recoveryCodesLeft });
  return (
    <>
      <p>
        {t('on', { at: format.dateTime(new Date(since), { dateStyle: 'medium' }) })} {required && t('required')}
      </p>
      {recoveryCodesLeft > few ? (
        <p className="text-ink-muted mt-1">{left}</p>
      ) : (
        <p className="bg-caution-soft text-caution-ink mt-2 rounded-md px-3 py-2">
          {left} {t('few')}
        </p>
      )}
    </>
  );
}
