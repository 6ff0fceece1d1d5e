import { useTranslations } from 'next-intl';
import { Spinner } from './spinner';

/** Shown while the account loads. */
export function FullScreenSpinner() {
  const t = useTranslations('common');
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
