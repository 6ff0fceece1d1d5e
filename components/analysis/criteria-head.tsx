'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import { useCriteriaView } from './criteria-view';

/** How many criteria there are, and the switch between their two views. */
export function CriteriaHead({ verdicts }: Pick<AnalysisDto, 'verdicts'>) {
  const t = useTranslations('analysis');
  const [view, changeView] = useCriteriaView();
  const isAiry = view === 'airy';
  const flags = verdicts.filter(({ criterion }) => criterion.kind === 'RED_FLAG').length;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <h2 className="text-ink-muted sr-only text-sm @3xl:not-sr-only">
        {t('criteriaCount', { count: verdicts.length - flags, flags })}
      </h2>
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isAiry}
        aria-keyshortcuts="V"
        onClick={() => changeView(isAiry ? 'dense' : 'airy')}
      >
        {t('showAll')}
        <Kbd aria-hidden="true" className="max-sm:hidden">
          V
        </Kbd>
      </Button>
    </div>
  );
}
