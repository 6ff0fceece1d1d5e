'use client';
import { CloudOff, SendHorizontal, SkipForward, TriangleAlert, ShieldAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SimulationPlace } from '@/components/interviews/fields/interview-queries';
import { useOnline } from '@/components/state/use-connection';
import { useWarningBeforeUnload } from '@/components/state/use-warning-before-unload';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Textarea } from '@/components/ui/textarea';
import { findPrivate } from '@/lib/interviews/private/find-private';
import type { AnsweredQuestion, InterviewQuestionDto } from '@/lib/interviews/simulation-schemas';
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

interface AnswerConflictProps {
  /** What is saved. */
  other: string;
  onTake: () => void;
  onKeep: () => void;
}

/** The answer was changed in another tab or by a colleague: the user chooses which one stays. */
function AnswerConflict({ other, onTake, onKeep }: AnswerConflictProps) {
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

/**
 * Holds back the first sending of an answer of which something would be left out: nobody can bring it back afterwards.
 *
 * @param question its text
 */
function usePrivateNotice(question: string, answer: string) {
  const [warned, setWarned] = useState<string | null>(null);
  const parts =
    warned === answer ? findPrivate(answer, question).map(({ start, end }) => answer.slice(start, end)) : [];
  return {
    /** What would be left out of the answer, as long as it is the one that was held back. */
    parts,
    /** Runs `send` at once, or at the second time where something would be left out. */
    beforeSending(send: () => void) {
      if (warned === answer || findPrivate(answer, question).length === 0) return send();
      setWarned(answer);
    },
  };
}

/** What will be left out of the answer when it is sent again. */
function PrivateNotice({ parts }: { parts: readonly string[] }) {
  const t = useTranslations('interviewSimulation.answer');
  if (parts.length === 0) return null;
  const quoted = parts.map((part) => t('privatePart', { part: part.trim() })).join(' ');
  return (
    <p role="alert" className="text-caution-ink flex items-start gap-1.5 text-sm">
      <ShieldAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 text-pretty break-words">{t('private', { parts: quoted })}</span>
    </p>
  );
}
