'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ProviderCheck as Check } from '@/lib/users/company-account/sign-in-settings-schemas';

/** Asks the identity provider on demand, and says in words what is wrong. */
export function ProviderCheck() {
  const t = useTranslations('companySignIn.check');
  const router = useRouter();
  const check = useMutation({
    mutationFn: () => apiAnswer<Check>({ path: '/administration/sign-in/check', method: 'POST' }),
    meta: { successBanner: false },
    // A fault is the provider's last one now.
    onSuccess: ({ fault }) => fault && router.refresh(),
  });
  return (
    <div className="flex flex-col items-start gap-2 border-t px-4 py-3">
      <Button onClick={() => check.mutate()} loading={check.isPending}>
        {t('act')}
      </Button>
      <p className="text-ink-muted max-w-prose text-sm text-pretty">{t('hint')}</p>
      <div role="status" className="max-w-prose text-pretty empty:hidden">
        {check.data && <CheckResult check={check.data} />}
      </div>
    </div>
  );
}

function CheckResult({ check }: { check: Check }) {
  const t = useTranslations('companySignIn');
  const { fault, detail, keys, signsOut, milliseconds } = check;
  if (fault) {
    return (
      <p className="bg-negative-soft text-negative-ink rounded-md px-3 py-2">
        {t(`fault.${fault}`, { detail: detail ?? '' })}
      </p>
    );
  }
  return (
    <p className="bg-positive-soft text-positive-ink rounded-md px-3 py-2">
      {t('check.fine', { keys, milliseconds })} {signsOut ? t('check.signsOut') : t('check.signsOutHereOnly')}
    </p>
  );
}
