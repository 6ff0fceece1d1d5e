import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface PaneSwitchProps {
  shows: 'left' | 'right';
  onResults: () => void;
  onCv: () => void;
}

/** On a narrow screen either the CV or its analysis is shown. */
export function PaneSwitch({ shows, onResults, onCv }: PaneSwitchProps) {
  const t = useTranslations('candidateDetails');
  const choices = [
    { pane: 'right', label: t('showResults'), onShow: onResults },
    { pane: 'left', label: t('showCv'), onShow: onCv },
  ];
  return (
    <div className="flex gap-1 px-4 py-2 lg:hidden">
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
    </div>
  );
}
