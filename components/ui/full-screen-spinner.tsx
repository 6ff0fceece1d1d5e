import { useTranslations } from 'next-intl';
import { Spinner } from './spinner';

/** Stands while the person's account loads, before anything else can be shown. */
export function FullScreenSpinner() {
  const t = useTranslations('common');
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
