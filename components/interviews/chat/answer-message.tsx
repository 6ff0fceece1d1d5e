import { Bot, CircleAlert, CircleHelp, PencilLine, ShieldCheck, SkipForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { InterviewQuestionDto } from '@/lib/interviews/simulation-schemas';

interface AnswerMessageProps {
  question: InterviewQuestionDto;
  /** Null: read only. */
  onEdit: (() => void) | null;
}

/** What the rules noticed in an answer, for the recruiter, and what the interviewer says to something private or to a question. */
function AnswerNotes({ question }: { question: InterviewQuestionDto }) {
  const t = useTranslations('interviewSimulation');
  const { asksBack, isBeside, isOfOther, isUnknown, privateLeftOut, reply, locale } = question;
  return (
    <>
      {reply && (
        <div className="flex max-w-[92%] items-start gap-2.5">
          <span className="bg-accent-soft text-accent-ink mt-0.5 grid size-7 shrink-0 place-items-center rounded-full">
            <Bot className="size-4" aria-hidden="true" />
          </span>
          <p className="bg-surface max-w-prose min-w-0 rounded-lg border px-3 py-2 text-pretty">
            <span className="sr-only">{t('assistant')}: </span>
            <span lang={locale}>{reply}</span>
          </p>
        </div>
      )}
      {privateLeftOut && (
        <p className="text-ink-muted flex items-start gap-1.5 text-sm">
          <ShieldCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="text-pretty">{t('privateLeftOut')}</span>
        </p>
      )}
      {asksBack && (
        <p className="text-caution-ink flex items-start gap-1.5 text-sm">
          <CircleHelp className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="text-pretty">{t('asksBack')}</span>
        </p>
      )}
      {isUnknown && (
        <p className="text-ink-muted flex items-start gap-1.5 text-sm">
          <CircleHelp className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="text-pretty">{t('unknown')}</span>
        </p>
      )}
      {(isBeside || isOfOther) && (
        <p className="text-caution-ink flex items-start gap-1.5 text-sm">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="text-pretty">{t(isOfOther ? 'ofOther' : 'beside')}</span>
        </p>
      )}
    </>
  );
}

/** The recruiter's answer, or why there is none. */
export function AnswerMessage({ question, onEdit }: AnswerMessageProps) {
  const t = useTranslations('interviewSimulation');
  const { answer, answeredAt, skippedReason, text, locale } = question;
  return (
    <>
      <div className="ml-auto flex max-w-[92%] flex-col items-end gap-0.5">
        {answeredAt ? (
          <div className="bg-selected max-w-prose rounded-lg px-3 py-2">
            <span className="sr-only">{t('you')}: </span>
            <p lang={locale} className="text-pretty break-words whitespace-pre-line">
              {answer}
            </p>
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
            <span className="sr-only">
              : <span lang={locale}>{text}</span>
            </span>
          </Button>
        )}
      </div>
      <AnswerNotes question={question} />
    </>
  );
}
