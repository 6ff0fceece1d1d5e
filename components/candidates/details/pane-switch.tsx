import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface PaneSwitchProps {
  shows: 'left' | 'right';
  onResults: () => void;
  onCv: () => void;
  /** On a phone beside the choice: the status, for which the title has no room. */
  aside: ReactNode;
}

/** On a narrow screen either the CV or its analysis is shown. */
export function PaneSwitch({ shows, onResults, onCv, aside }: PaneSwitchProps) {
  const t = useTranslations('candidateDetails');
  const choices = [
    { pane: 'right', label: t('showResults'), onShow: onResults },
    { pane: 'left', label: t('showCv'), onShow: onCv },
  ];
  return (
    <div className="flex items-center gap-1 px-4 py-2 max-sm:pt-1 lg:hidden">
      {choices.map(({ pane, label, onShow }) => (
        <Button
          key={pane}
          size="sm"
          aria-pressed={shows === pane}
          variant={shows === pane ? 'primary' : 'secondary'}
          onClick={onShow}
        >
          {label}
        </Button>
      ))}
      <div className="ml-auto min-w-0 sm:hidden">{aside}</div>
    </div>
  );
}
