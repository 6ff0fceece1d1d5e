import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/http/browser/browser-client';

/** Why something was not done; what was typed stays. */
export function CallFailure({ error }: { error: Error | null }) {
  const t = useTranslations('shortlistPage');
  if (!error) return null;
  return (
    <p role="alert" className="bg-negative-soft text-negative-ink rounded-md px-3 py-2 text-pretty">
      {error instanceof ApiError && error.message ? error.message : t('network')}
    </p>
  );
}
