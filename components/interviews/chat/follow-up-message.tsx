import { CornerDownRight, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { SimulationPlace } from '@/components/interviews/fields/interview-queries';
import { Button } from '@/components/ui/button';
import type { InterviewQuestionDto } from '@/lib/interviews/simulation-schemas';
import { useFollowUp } from './use-follow-up';

interface FollowUpMessageProps {
  place: SimulationPlace;
  /** The answered question that the model goes on from. */
  question: InterviewQuestionDto;
  locale: string;
}

/** The model's follow-up while it comes, or that it did not; what is stored takes its place. */
export function FollowUpMessage({ place, question, locale }: FollowUpMessageProps) {
  const t = useTranslations('interviewSimulation');
  const { text, isFailed, tryAgain } = useFollowUp(place, question.id);
  return (
    <div className="flex max-w-[92%] items-start gap-2.5">
      <span className="bg-accent-soft text-accent-ink mt-0.5 grid size-7 shrink-0 place-items-center rounded-full">
        <CornerDownRight className="size-4" aria-hidden="true" />
      </span>
      <div className="bg-surface min-w-0 rounded-lg border px-3 py-2">
        <p className="text-ink-muted text-sm">{t(isFailed ? 'followUpFailed' : 'writing')}</p>
        {isFailed && (
          <Button size="sm" className="mt-1.5" onClick={tryAgain}>
            <RotateCw aria-hidden="true" />
            {t('retry')}
          </Button>
        )}
        {text && !isFailed && (
          <p lang={locale} className="mt-0.5 max-w-prose text-pretty break-words">
            {text}
          </p>
        )}
      </div>
    </div>
  );
}
