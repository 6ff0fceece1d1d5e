import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import type { Reviewed } from '@/lib/domain/candidate-schemas';

interface EndOfWalkProps {
  /** Null: it is not the end. */
  end: {
    /** To a candidate before this one without a decision; null: there is none. */
    goToSkipped: (() => void) | null;
    /** How the search was decided about; null: unknown. */
    reviewed: Reviewed | null;
    /** Whether somebody before this one is undecided could not be asked. */
    isUnknown: boolean;
  } | null;
  processId: string;
  /** Back to where the walk began. */
  onFinish: () => void;
}

/** How many were reviewed, and with what result: "30 reviewed: 8 advanced, 4 held, 18 rejected". */
function Result({ reviewed }: { reviewed: Reviewed }) {
  const t = useTranslations('decisions.end');
  const { ADVANCE: advanced, HOLD: held, REJECT: rejected } = reviewed;
  return (
    <p className="font-medium text-pretty">
      {t('reviewed', { count: advanced + held + rejected, advanced, held, rejected })}
    </p>
  );
}

/** After the last decision of a list: what came of it, and where to go on; screen readers hear it. */
export function EndOfWalk({ end, processId, onFinish }: EndOfWalkProps) {
  const t = useTranslations('decisions.end');
  return (
    <div role="status">
      {end && (
        <div className="bg-accent-soft flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b px-4 py-2">
          <div className="min-w-0">
            {end.reviewed && <Result reviewed={end.reviewed} />}
            <p className="text-pretty">{end.isUnknown ? t('last') : end.goToSkipped ? t('skipped') : t('all')}</p>
            <p className="text-ink-muted text-sm text-pretty max-sm:hidden">{t('keys')}</p>
          </div>
          <div className="flex flex-wrap gap-1.5">
            {end.goToSkipped && (
              <Button size="sm" onClick={end.goToSkipped}>
                {t('toSkipped')}
              </Button>
            )}
            {end.reviewed && end.reviewed.ADVANCE > 0 && (
              <Button size="sm" asChild>
                <Link href={`/processes/${processId}?decision=ADVANCE`} prefetch={false}>
                  {t('toAdvanced')}
                </Link>
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
      )}
    </div>
  );
}
