import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** What the description says of a section, and a button that fills it in. */
export function FromDescription({ said, onUse }: { said: string; onUse: () => void }) {
  const t = useTranslations('processSections.fromDescription');
  return (
    <div className="bg-sunken flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3 py-2">
      <p className="min-w-0 flex-1 break-words">{t('said', { words: said })}</p>
      <Button size="sm" onClick={onUse}>
        {t('use')}
      </Button>
    </div>
  );
}
