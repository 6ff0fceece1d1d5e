import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  interviewKeys,
  isSimulationGone,
  putAnswer,
  simulationQuery,
  type SimulationPlace,
} from '@/components/interviews/fields/interview-queries';
import { useReportError } from '@/components/query/use-report-error';
import { useOnBrowserOnline } from '@/components/state/use-connection';
import { ApiError, isUnanswered, isUnreached } from '@/lib/http/browser/browser-client';
import type {
  AnsweredQuestion,
  AnswerQuestionInput,
  InterviewQuestionDto,
  SimulationDto,
} from '@/lib/interviews/simulation-schemas';
import { answerDraftKey, readAnswerDraft, storeAnswerDraft } from './answer-draft';
import { withAnswer } from './with-answer';

/** Milliseconds without a key until a draft is saved. */
export const autosaveDelay = 800;

/**
 * `waiting`: no connection, sent once when it is back; `failed`: not saved, the text is kept in this browser, and is sent
 * once as well when the browser reports its connection back if no answer came at all.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed' | 'conflict';

type Change = Pick<AnswerQuestionInput, 'action' | 'skippedReason'>;

interface UseAnswerOptions {
  place: SimulationPlace;
  question: InterviewQuestionDto;
  /** The user's id. */
  owner: string;
  /** The answer was sent, or the question skipped. */
  onDone: (answered: AnsweredQuestion) => void;
}

/**
 * The answer to a question: saved as it is typed, kept in this browser until the server has it, one request at a time.
 * What was changed elsewhere meanwhile is not overwritten: the user chooses.
 */
export function useAnswer({ place, question, owner, onDone }: UseAnswerOptions) {
  const client = useQueryClient();
  const reportError = useReportError();
  const key = answerDraftKey(owner, question.id);
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<SaveState>('idle');
  const [other, setOther] = useState<InterviewQuestionDto | null>(null);
  const latest = useRef({ text: question.answer, version: question.version, saved: question.answer });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What to send when the connection is back, or over the other version. */
  const pending = useRef<Change | null>(null);
  /** The text that it was to send. */
  const pendingText = useRef('');
  const isWithoutAnswer = useRef(false);
  const text = typed ?? question.answer;

  async function handleFailure(error: unknown, change: Change, answer: string): Promise<void> {
    pending.current = change;
    pendingText.current = answer;
    isWithoutAnswer.current = isUnanswered(error);
    if (isUnreached(error) && !navigator.onLine) {
      setState('waiting');
      return reportError(error);
    }
    if (!(error instanceof ApiError) || error.code !== 'interview.answer-changed') {
      setState('failed');
      // The page then says so.
      if (isSimulationGone(error)) void client.invalidateQueries({ queryKey: interviewKeys.one(place) });
      return reportError(error);
    }
    try {
      const simulation = await client.fetchQuery({ ...simulationQuery(place), staleTime: 0 });
      const saved = simulation.questions.find(({ id }) => id === question.id);
      // Another tab saved the same words: there is nothing to choose.
      if (saved && saved.answer === latest.current.text.trim()) return await adopt(saved, change);
      setOther(saved ?? null);
      return setState('conflict');
    } catch (again) {
      setState('failed');
      return reportError(again);
    }
  }

  async function adopt({ version }: InterviewQuestionDto, change: Change): Promise<void> {
    latest.current = { ...latest.current, version, saved: latest.current.text };
    pending.current = null;
    storeAnswerDraft(key, null);
    setState('saved');
    if (change.action !== 'SAVE') await put(change);
  }

  async function put(change: Change): Promise<void> {
    const { text: answer, version } = latest.current;
    setState('saving');
    try {
      const answered = await putAnswer(place, question.id, { ...change, answer, version });
      pending.current = null;
      latest.current = { ...latest.current, version: answered.question.version, saved: answer };
      client.setQueryData<SimulationDto>(interviewKeys.one(place), (old) => old && withAnswer(old, answered));
      if (latest.current.text === answer) storeAnswerDraft(key, null);
      else storeAnswerDraft(key, { text: latest.current.text, version: answered.question.version });
      setState('saved');
      if (change.action !== 'SAVE') onDone(answered);
    } catch (error) {
      await handleFailure(error, change, answer);
    }
  }

  function send(change: Change): void {
    clearTimeout(timer.current);
    queue.current = queue.current.then(() => put(change));
  }

  function save(): void {
    // Sent as it is then, when the connection is back.
    if (state === 'waiting' && !navigator.onLine) return;
    const { text: now, saved } = latest.current;
    // Blanking a given answer is not an answer; it is saved once there is one.
    if (now !== saved && !(question.answeredAt && now.trim() === '')) send({ action: 'SAVE' });
  }

  /** Before the first key the question may have been loaded anew. */
  function startFromQuestion(): void {
    if (typed === null) latest.current = { text, version: question.version, saved: question.answer };
  }

  function type(next: string): void {
    startFromQuestion();
    latest.current = { ...latest.current, text: next };
    setTyped(next);
    storeAnswerDraft(key, { text: next, version: latest.current.version });
    clearTimeout(timer.current);
    if (state !== 'conflict') timer.current = setTimeout(save, autosaveDelay);
  }

  const restore = useEffectEvent(() => {
    const draft = readAnswerDraft(key);
    if (!draft || draft.text === question.answer) return;
    latest.current = { ...draft, saved: question.answer };
    setTyped(draft.text);
    save();
  });
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (state !== 'conflict') save();
  });
  useEffect(() => {
    // After hydration, which must see what the server rendered.
    const start = setTimeout(restore);
    return () => {
      clearTimeout(start);
      leave();
    };
  }, []);
  const sendAgain = () => {
    if (pending.current) send(pending.current);
  };
  useOnBrowserOnline(() => {
    if (state === 'waiting') return sendAgain();
    if (state !== 'failed' || !isWithoutAnswer.current) return;
    // What is typed on after a failure is not the answer yet.
    if (pending.current?.action === 'SEND' && pendingText.current !== latest.current.text) save();
    else sendAgain();
  });

  return {
    text,
    state,
    other,
    unsaved: state === 'waiting' || state === 'failed' || state === 'conflict',
    type,
    /** After it was not saved. */
    sendAgain,
    /** Saves at once what was typed: an interview that ends takes no more. */
    saveNow: () => state !== 'conflict' && save(),
    submit: () => {
      startFromQuestion();
      if (latest.current.text.trim() !== '') send({ action: 'SEND' });
    },
    skip: (reason: string) => {
      startFromQuestion();
      send({ action: 'SKIP', ...(reason.trim() ? { skippedReason: reason.trim() } : {}) });
    },
    takeOther: () => {
      if (!other) return;
      latest.current = { text: other.answer, version: other.version, saved: other.answer };
      pending.current = null;
      storeAnswerDraft(key, null);
      setTyped(other.answer);
      setState('saved');
    },
    keepMine: () => {
      if (!other) return;
      latest.current = { ...latest.current, version: other.version, saved: other.answer };
      send(pending.current ?? { action: 'SAVE' });
    },
  };
}
