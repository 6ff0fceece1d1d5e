'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { connection } from '@/components/connection/connection';
import { useOnReconnect } from '@/components/connection/use-connection';
import { maxVainTries } from '@/components/connection/watched-fetch';
import { useEndOfSession } from '@/components/layout/use-end-of-session';
import { candidateKeys } from './candidate-queries';
import { sendCv, type SendOutcome } from './send-cv';
import { countUnsent, nextUploads, uploadQueue } from './upload-queue';
import { keepUnsent } from './unsent-files';

/** Milliseconds that an accepted file stays in the list before it lives on in the table alone. */
const acceptedFor = 1500;

/** A file that the server took in before its answer got lost is refused as a duplicate the second time. */
function acceptKnown(outcome: SendOutcome, wasUnanswered: boolean): SendOutcome {
  if (!wasUnanswered || outcome.kind !== 'refused' || outcome.code !== 'cv.duplicate') return outcome;
  return outcome.candidateId ? { kind: 'accepted', candidateId: outcome.candidateId } : outcome;
}

/**
 * Sends files to a process, three at once, and tells what becomes of each. What a lost connection interrupts goes on by
 * itself when it is back.
 */
export function useUploadQueue(processId: string) {
  const ui = useTranslations('ui.banner');
  const client = useQueryClient();
  const endSession = useEndOfSession();
  const [items, dispatch] = useReducer(uploadQueue, []);
  const files = useRef(new Map<string, File>());
  /** Ids whose answer got lost (the server may have taken the file in), and how often while it could be reached. */
  const unanswered = useRef(new Map<string, number>());
  /** Ids whose request is under way: an effect may run twice before the state says so. */
  const running = useRef(new Set<string>());
  /** How many files the end of the session would lose. */
  const unsent = useRef(0);
  useEffect(() => {
    unsent.current = countUnsent(items);
  }, [items]);

  const send = useCallback(
    async (id: string, file: File) => {
      dispatch({ type: 'started', id });
      const onPercent = (percent: number) => dispatch({ type: 'progressed', id, percent });
      const vainTries = unanswered.current.get(id) ?? 0;
      const outcome = acceptKnown(await sendCv(processId, file, onPercent, ui('error')), unanswered.current.has(id));
      running.current.delete(id);
      unanswered.current.delete(id);
      if (outcome.kind === 'accepted') {
        files.current.delete(id);
        dispatch({ type: 'accepted', id, candidateId: outcome.candidateId });
        void client.invalidateQueries({ queryKey: candidateKeys.process(processId) });
        void client.invalidateQueries({ queryKey: candidateKeys.searches(processId) });
        setTimeout(() => dispatch({ type: 'dismissed', ids: [id] }), acceptedFor);
      } else if (outcome.kind === 'refused') {
        dispatch({ type: 'refused', id, ...outcome });
      } else if (outcome.kind === 'signed-out') {
        keepUnsent(processId, unsent.current);
        endSession();
      } else {
        unanswered.current.set(id, vainTries);
        dispatch({ type: 'interrupted', id });
        if (await connection.suspect()) return;
        // The server was away for a moment only; or another file has found it back already, which wakes nothing any more.
        const isBack = connection.get().kind === 'back';
        if (!isBack) unanswered.current.set(id, vainTries + 1);
        if (isBack || vainTries < maxVainTries) dispatch({ type: 'reconnected' });
      }
    },
    [client, endSession, processId, ui],
  );
  useOnReconnect(() => dispatch({ type: 'reconnected' }));

  useEffect(() => {
    for (const { id } of nextUploads(items)) {
      const file = files.current.get(id);
      if (!file || running.current.has(id)) continue;
      running.current.add(id);
      void send(id, file);
    }
  }, [items, send]);

  const busy = items.some((item) => item.phase === 'uploading' || item.phase === 'waiting');
  useEffect(() => {
    if (!busy) return undefined;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [busy]);

  const add = useCallback(
    (added: readonly File[], unreadable: readonly string[] = []) => {
      keepUnsent(processId, 0);
      const named = added.map((file) => ({ id: crypto.randomUUID(), fileName: file.name, size: file.size, file }));
      for (const { id, file } of named) files.current.set(id, file);
      const unread = unreadable.map((fileName) => ({ id: crypto.randomUUID(), fileName, size: 0, unreadable: true }));
      const readable = named.map(({ id, fileName, size }) => ({ id, fileName, size }));
      dispatch({ type: 'added', files: [...readable, ...unread] });
    },
    [processId],
  );
  const retry = useCallback((ids: string[]) => dispatch({ type: 'retried', ids }), []);
  const dismiss = useCallback((ids: string[]) => {
    for (const id of ids) files.current.delete(id);
    dispatch({ type: 'dismissed', ids });
  }, []);
  return { items, add, retry, dismiss };
}
