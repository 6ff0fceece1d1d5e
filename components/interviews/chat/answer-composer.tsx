'use client';

import { CloudOff, SendHorizontal, SkipForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SimulationPlace } from '@/components/interviews/fields/interview-queries';
import { useOnline } from '@/components/state/use-connection';
import { useWarningBeforeUnload } from '@/components/state/use-warning-before-unload';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Textarea } from '@/components/ui/textarea';
import type { AnsweredQuestion, InterviewQuestionDto } from '@/lib/interviews/simulation-schemas';
import { AnswerConflict } from './answer-conflict';
import { PrivateNotice, usePrivateNotice } from './private-notice';
import { SkipDialog } from './skip-dialog';
import { useAnswer, type SaveState } from './use-answer';

interface AnswerComposerProps {
  place: SimulationPlace;
  question: InterviewQuestionDto;
  owner: string;
  /** After the first act of the user; not when the page opens. */
  takeFocus: boolean;
  onDone: (answered: AnsweredQuestion) => void;
  /** Leaves an earlier answer; null for the question that is due. */
  onLeave: (() => void) | null;
}

function SaveNote({ state, onTryAgain }: { state: SaveState; onTryAgain: () => void }) {
  const t = useTranslations('interviewSimulation.save');
  const urgent = state === 'waiting' || state === 'failed';
  return (
    <span className="min-w-0">
      <span className="text-ink-muted">{(state === 'saving' || state === 'saved') && t(state)}</span>
      {/* Always mounted, so that its first text is announced. */}
      <span role="status" className="text-caution-ink inline-flex items-center gap-1.5">
        {urgent && (
          <>
            <CloudOff className="size-4 shrink-0" aria-hidden="true" />
            {t(state)}
          </>
        )}
      </span>
      {state === 'failed' && (
        <Button size="sm" variant="ghost" onClick={onTryAgain}>
          {t('tryAgain')}
        </Button>
      )}
    </span>
  );
}

/** The field for the answer to one question. Enter sends, Shift+Enter starts a new line. */
export function AnswerComposer({ place, question, owner, takeFocus, onDone, onLeave }: AnswerComposerProps) {
  const t = useTranslations('interviewSimulation.answer');
  const field = useRef<HTMLTextAreaElement>(null);
  const [skipping, setSkipping] = useState(false);
  const answer = useAnswer({ place, question, owner, onDone });
  const notice = usePrivateNotice(question.text, answer.text);
  useWarningBeforeUnload(answer.unsaved);
  useEffect(() => {
    if (takeFocus) field.current?.focus();
  }, [takeFocus]);
  const online = useOnline();
  const blocked = answer.state === 'conflict';
  const submit = () => {
    if (!blocked) notice.beforeSending(answer.submit);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={cn(
        'bg-surface shrink-0 border-t px-4 py-3 lg:px-6 print:hidden',
        // Room for the notice of the lost connection.
        !online && 'pb-20 max-sm:pb-32',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-2">
        {onLeave && (
          <p className="text-ink-muted line-clamp-2 text-sm">
            {t('editing')}{' '}
            <span lang={question.locale} className="text-ink">
              {question.text}
            </span>
          </p>
        )}
        {answer.other && blocked && (
          <AnswerConflict other={answer.other.answer} onTake={answer.takeOther} onKeep={answer.keepMine} />
        )}
        <Textarea
          ref={field}
          rows={2}
          maxLength={5000}
          className="max-h-48 min-h-14"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          value={answer.text}
          onChange={(event) => answer.type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={answer.saveNow}
        />
        <PrivateNotice parts={notice.parts} />
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="flex min-w-0 flex-1 basis-24 flex-wrap gap-x-3">
            <span className="text-ink-muted max-sm:hidden">{t('keys')}</span>
            <SaveNote state={answer.state} onTryAgain={answer.sendAgain} />
          </span>
          <span className="ml-auto flex gap-2">
            {onLeave ? (
              <Button onClick={onLeave}>{t('leave')}</Button>
            ) : (
              <Button variant="ghost" onClick={() => setSkipping(true)}>
                <SkipForward aria-hidden="true" />
                {t('skip')}
              </Button>
            )}
            <Button type="submit" variant="primary" disabled={blocked || answer.text.trim() === ''}>
              <SendHorizontal aria-hidden="true" />
              {t('send')}
            </Button>
          </span>
        </div>
      </div>
      {skipping && (
        <SkipDialog
          questionId={question.id}
          onClose={() => setSkipping(false)}
          onSkip={(reason) => {
            setSkipping(false);
            answer.skip(reason);
          }}
        />
      )}
    </form>
  );
}
