import { PencilLine, SkipForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { InterviewQuestionDto } from '@/lib/interviews/simulation-schemas';

interface AnswerMessageProps {
  question: InterviewQuestionDto;
  /** Null: read only. */
  onEdit: (() => void) | null;
}

/** The recruiter's answer, or why there is none. */
export function AnswerMessage({ question, onEdit }: AnswerMessageProps) {
  const t = useTranslations('interviewSimulation');
  const { answer, answeredAt, skippedReason, text } = question;
  return (
    <div className="ml-auto flex max-w-[92%] flex-col items-end gap-0.5">
      {answeredAt ? (
        <div className="bg-selected max-w-prose rounded-lg px-3 py-2">
          <span className="sr-only">{t('you')}: </span>
          <p className="text-pretty break-words whitespace-pre-line">{answer}</p>
        </div>
      ) : (
        <p className="text-ink-muted inline-flex items-start gap-1.5 rounded-lg border border-dashed px-3 py-2">
          <SkipForward className="mt-1 size-3.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 break-words">
            {skippedReason ? t('skippedBecause', { reason: skippedReason }) : t('skipped')}
          </span>
        </p>
      )}
      {onEdit && (
        <Button variant="ghost" size="sm" onClick={onEdit}>
          <PencilLine aria-hidden="true" />
          {answeredAt ? t('edit') : t('answerAfterAll')}
          <span className="sr-only">: {text}</span>
        </Button>
      )}
    </div>
  );
}
