import { CornerDownRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { SimulationPlace } from '@/components/interviews/fields/interview-queries';
import type { InterviewQuestionDto } from '@/lib/interviews/simulation-schemas';
import { useFollowUp } from './use-follow-up';

interface FollowUpMessageProps {
  place: SimulationPlace;
  /** The answered question that the model goes on from. */
  question: InterviewQuestionDto;
  locale: string;
}

/** The model's follow-up while it comes; what is stored takes its place. */
export function FollowUpMessage({ place, question, locale }: FollowUpMessageProps) {
  const t = useTranslations('interviewSimulation');
  const text = useFollowUp(place, question.id);
  return (
    <div className="flex max-w-[92%] items-start gap-2.5">
      <span className="bg-accent-soft text-accent-ink mt-0.5 grid size-7 shrink-0 place-items-center rounded-full">
        <CornerDownRight className="size-4" aria-hidden="true" />
      </span>
      <div className="bg-surface min-w-0 rounded-lg border px-3 py-2">
        <p className="text-ink-muted text-sm">{t('writing')}</p>
        {text && (
          <p lang={locale} className="mt-0.5 max-w-prose text-pretty break-words">
            {text}
          </p>
        )}
      </div>
    </div>
  );
}
