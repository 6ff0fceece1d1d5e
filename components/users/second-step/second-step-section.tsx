'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBanner } from '@/components/ui/banner';
import { ErrorState } from '@/components/ui/error-state';
import { Button } from '@/components/ui/button';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { OwnSecondStep, RecoveryCodes } from '@/lib/users/second-step/second-step-schemas';
import { useCurrentUser } from '../current-user';
import { LazyProveDialog, LazyRecoveryCodeList, LazySetUpSecondStep } from './second-step-parts';
import { SecondStepState } from './second-step-state';

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
