import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface AnswerConflictProps {
  /** What is saved. */
  other: string;
  onTake: () => void;
  onKeep: () => void;
}

/** The answer was changed in another tab or by a colleague: the user chooses which one stays. */
export function AnswerConflict({ other, onTake, onKeep }: AnswerConflictProps) {
  const t = useTranslations('interviewSimulation.conflict');
  return (
    <div role="alert" className="bg-caution-soft text-caution-ink flex items-start gap-2.5 rounded-lg px-3 py-2.5">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="text-pretty">{t('text')}</p>
        <blockquote className="mt-1 max-h-24 overflow-y-auto border-l-2 border-current pl-2.5 break-words whitespace-pre-line">
          {other || t('empty')}
        </blockquote>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={onTake}>
            {t('take')}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {t('keep')}
          </Button>
        </div>
      </div>
    </div>
  );
}
