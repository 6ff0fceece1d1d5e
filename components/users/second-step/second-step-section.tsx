'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations, useFormatter } from 'next-intl';
import { useState } from 'react';
import { useBanner } from '@/components/ui/banner';
import { ErrorState } from '@/components/ui/error-state';
import { Button } from '@/components/ui/button';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { OwnSecondStep, RecoveryCodes } from '@/lib/users/second-step/second-step-schemas';
import { useCurrentUser } from '../current-user';
import { LazyProveDialog, LazyRecoveryCodeList, LazySetUpSecondStep } from './second-step-parts';

const key = ['own-second-step'];

/** One's own second step: set up, new recovery codes, switched off. */
export function SecondStepSection({ initial }: { initial: OwnSecondStep }) {
  const t = useTranslations('secondStep');
  const { email } = useCurrentUser();
  const [open, setOpen] = useState<'setUp' | 'newCodes' | 'off' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const router = useRouter();
  const client = useQueryClient();
  const { showSuccess } = useBanner();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => apiAnswer<OwnSecondStep>({ path: '/users/me/second-step', signal }),
    initialData: initial,
  });
  const close = () => setOpen(null);
  const finish = (done: string) => {
    close();
    setCodes(null);
    showSuccess(done);
    void client.invalidateQueries({ queryKey: key });
    // Where the role requires it, the page leads to the set-up.
    router.refresh();
  };
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { data } = query;
  if (open === 'setUp')
    return <LazySetUpSecondStep email={email} onDone={() => finish(t('done.on'))} onCancel={close} />;
  if (codes) return <LazyRecoveryCodeList codes={codes} email={email} onKept={() => finish(t('done.on'))} />;
  return (
    <>
      <SecondStepState state={data} />
      <div className="mt-3 flex flex-wrap gap-2">
        {data.since === null ? (
          <Button onClick={() => setOpen('setUp')}>{t('setUp')}</Button>
        ) : (
          <>
            <Button onClick={() => setOpen('newCodes')}>{t('newCodes')}</Button>
            <Button onClick={() => setOpen('off')}>{t('switchOff')}</Button>
          </>
        )}
      </div>
      {open === 'newCodes' && (
        <LazyProveDialog
          title={t('prove.newCodesTitle')}
          text={t('prove.newCodesText')}
          submit={t('prove.newCodesSubmit')}
          path="/recovery-codes"
          onClose={close}
          onDone={async (response) => {
            const { recoveryCodes } = (await response.json()) as RecoveryCodes;
            close();
            setCodes(recoveryCodes);
          }}
        />
      )}
      {open === 'off' && (
        <LazyProveDialog
          title={t('prove.offTitle')}
          text={[t('prove.offText'), data.required ? t('prove.offRequired') : ''].join(' ').trim()}
          submit={t('prove.offSubmit')}
          danger
          path="/switch-off"
          onClose={close}
          onDone={() => finish(t('done.off'))}
        />
      )}
    </>
  );
}

/** From here on new recovery codes are advised. */
const few = 3;

/** Whether the second step is on, and how many recovery codes are left. */
function SecondStepState({ state: { since, required, recoveryCodesLeft } }: { state: OwnSecondStep }) {
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
