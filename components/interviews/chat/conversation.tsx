'use client';
import { CornerDownRight, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SimulationPlace } from '@/components/interviews/fields/interview-queries';
import { Button } from '@/components/ui/button';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { useCurrentUser } from '@/components/users/current-user';
import type { InterviewQuestionDto, SimulationDto } from '@/lib/interviews/simulation-schemas';
import { AnswerComposer } from './answer-composer';
import { AnswerMessage } from './answer-message';
import { currentQuestion } from './current-question';
import { QuestionMessage } from './question-message';
import { SimulationNotes } from './simulation-notes';
import { useFollowUp } from './use-follow-up';
import { useStayAtEnd } from './use-stay-at-end';
import { isDone } from './with-answer';

interface ConversationProps {
  place: SimulationPlace;
  simulation: SimulationDto;
  readOnly: boolean;
  /** Below the messages when no question is due. */
  end: ReactNode;
}

/** Tells the quick view which question is on the screen. */
function useCurrentQuestion(question: InterviewQuestionDto | undefined): void {
  const id = question?.id ?? null;
  useEffect(() => {
    currentQuestion.set(id);
    return () => currentQuestion.set(null);
  }, [id]);
}

/** The message exchange: answered questions, then the one that is due with the field for its answer. */
export function Conversation({ place, simulation, readOnly, end }: ConversationProps) {
  const t = useTranslations('interviewSimulation');
  const { userId } = useCurrentUser();
  const { questions, summary } = simulation;
  const [editedId, setEditedId] = useState<string | null>(null);
  const [acted, setActed] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  const redFlags = useMemo(
    () => new Set(summary.filter(({ isRedFlag }) => isRedFlag).map(({ criterionId }) => criterionId)),
    [summary],
  );
  const answered =
    simulation.status === 'IN_PROGRESS' && !readOnly ? questions.find(({ followUpDue }) => followUpDue) : undefined;
  const due = answered ? undefined : questions.find((question) => !isDone(question));
  const edited = questions.find(({ id }) => id === editedId);
  const question = edited ?? (simulation.status === 'IN_PROGRESS' ? due : undefined);
  // The one that is due comes last, also where an earlier question got a follow-up.
  const shown = [...questions.filter(isDone), ...(due ? [due] : [])];
  useCurrentQuestion(question);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    // In a low window the page scrolls instead.
    log.current?.lastElementChild?.scrollIntoView?.({ block: 'end' });
  }, [due?.id, answered?.id]);
  useStayAtEnd(log);
  const edit = (id: string | null) => {
    setActed(true);
    setEditedId(id);
  };
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label={t('messages')}
        tabIndex={scrollRegionTabIndex}
        className="tall:min-h-0 tall:overflow-y-auto relative flex-1 px-4 py-4 focus-visible:-outline-offset-2 lg:px-6"
      >
        <div className="mx-auto flex max-w-3xl flex-col gap-4">
          <SimulationNotes simulation={simulation} />
          {shown.map((each) => (
            <div key={each.id} className="flex flex-col gap-2">
              <QuestionMessage
                question={each}
                isRedFlag={redFlags.has(each.criterionId)}
                saysAuthor={simulation.model !== null}
              />
              {isDone(each) && (
                <AnswerMessage question={each} onEdit={readOnly || each.id === editedId ? null : () => edit(each.id)} />
              )}
            </div>
          ))}
          {answered && (
            <FollowUpMessage key={answered.id} place={place} question={answered} locale={simulation.nextLocale} />
          )}
        </div>
      </div>
      {question && !readOnly ? (
        <AnswerComposer
          key={question.id}
          place={place}
          question={question}
          owner={userId}
          takeFocus={acted}
          onDone={() => edit(null)}
          onLeave={edited ? () => edit(null) : null}
        />
      ) : (
        !answered && end
      )}
    </>
  );
}

interface FollowUpMessageProps {
  place: SimulationPlace;
  /** The answered question that the model goes on from. */
  question: InterviewQuestionDto;
  locale: string;
}

/** The model's follow-up while it comes, or that it did not; what is stored takes its place. */
function FollowUpMessage({ place, question, locale }: FollowUpMessageProps) {
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
