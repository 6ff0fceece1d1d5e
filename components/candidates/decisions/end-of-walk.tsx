import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';

interface EndOfWalkProps {
  /** To a candidate before this one without a decision; null: there is none. */
  onSkipped: (() => void) | null;
  /** Back to where the walk began. */
  onFinish: () => void;
}

/** After the last decision of a list: says so and leads on, to who was skipped or back. */
export function EndOfWalk({ onSkipped, onFinish }: EndOfWalkProps) {
  const t = useTranslations('decisions.end');
  return (
    <div
      role="status"
      className="bg-accent-soft flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b px-4 py-2"
    >
      <p className="min-w-0 text-pretty">{onSkipped ? t('skipped') : t('all')}</p>
      <div className="flex flex-wrap gap-1.5">
        {onSkipped && (
          <Button size="sm" onClick={onSkipped}>
            {t('toSkipped')}
          </Button>
        )}
        <Button size="sm" variant="primary" aria-keyshortcuts="Escape" onClick={onFinish}>
          {t('finish')}
          <Kbd aria-hidden="true" className="max-sm:hidden">
            Esc
          </Kbd>
        </Button>
      </div>
    </div>
  );
}
