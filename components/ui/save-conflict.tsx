import { useTranslations } from 'next-intl';
import { Button } from './button';

interface Choice {
  label: string;
  onChoose: () => void;
  loading?: boolean;
}

/** Somebody else saved the same meanwhile: take their version, or save one's own over it. */
export function SaveConflict({ text, load, overwrite }: { text: string; load: Choice; overwrite: Choice }) {
  const t = useTranslations('unsent');
  return (
    <div role="alert" className="bg-caution-soft text-caution-ink rounded-md px-3 py-2">
      <p>
        {text} {t('saveConflict')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {[load, overwrite].map(({ label, onChoose, loading = false }) => (
          <Button key={label} size="sm" loading={loading} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
