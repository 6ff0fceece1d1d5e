import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/http/browser/browser-client';

/** Why a form without a session was not accepted; what was typed stays. */
export function FormFailure({ error }: { error: Error }) {
  const t = useTranslations('access');
  return (
    <p role="alert" className="bg-negative-soft text-negative-ink rounded-md px-3 py-2">
      {error instanceof ApiError && error.message ? error.message : t('network')}
    </p>
  );
}
