'use client';

import { Send, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import type { ProcessDto } from '@/lib/processes/schemas';
import { startsAnalyses } from '@/lib/processes/status';
import { AnalyseSelection } from './analyse-selection';
import { DecideSelection } from './decide-selection';

interface SelectionBarProps extends ComponentProps<typeof AnalyseSelection> {
  mayDecide: boolean;
  /** Opens the preview of sending them to the ATS. Null: this process has no ATS, or the user may not. */
  onPick: (() => void) | null;
}

/** The actions on selected candidates; replaces the filters while something is selected. */
export function SelectionBar({ mayDecide, onPick, ...props }: SelectionBarProps) {
  const { process, selection } = props;
  const t = useTranslations('candidates.selection');
  const { count, selectAll, clear } = selection;
  return (
    <div role="toolbar" aria-label={t('actions')} className="flex min-h-8 flex-wrap items-center gap-2">
      <p className="font-medium tabular-nums" aria-live="polite">
        {t('count', { count })}
      </p>
      {selectAll && (
        <Button size="sm" variant="ghost" onClick={selectAll.onSelect}>
          {t('all', { count: selectAll.total })}
        </Button>
      )}
      {mayDecide && <DecideSelection processId={process.id} selection={selection} />}
      <AnalyseSelection {...props} />
      {onPick && <PickButton process={process} onPick={onPick} />}
      <Button size="sm" variant="ghost" onClick={clear}>
        <X aria-hidden="true" />
        {t('clear')}
      </Button>
    </div>
  );
}

/** Disabled, with the reason, in a process that is not active. */
function PickButton({ process, onPick }: { process: Pick<ProcessDto, 'status'>; onPick: () => void }) {
  const t = useTranslations('ats.pick');
  const enabled = startsAnalyses(process.status);
  const button = (
    <Button size="sm" aria-disabled={!enabled || undefined} onClick={enabled ? onPick : undefined}>
      <Send aria-hidden="true" />
      {t('one')}
    </Button>
  );
  return enabled ? button : <Tooltip content={t('notActive')}>{button}</Tooltip>;
}
