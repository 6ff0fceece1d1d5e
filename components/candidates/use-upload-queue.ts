'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { candidateKeys } from './candidate-queries';
import { sendCv } from './send-cv';
import { nextUploads, uploadQueue } from './upload-queue';

/** Milliseconds that an accepted file stays in the list before it lives on in the table alone. */
const acceptedFor = 1500;

/** Sends files to a process, three at once, and tells what becomes of each. */
export function useUploadQueue(processId: string) {
  const ui = useTranslations('ui.banner');
  const client = useQueryClient();
  const [items, dispatch] = useReducer(uploadQueue, []);
  const files = useRef(new Map<string, File>());
  /** Ids whose request is under way: an effect may run twice before the state says so. */
  const running = useRef(new Set<string>());

  const send = useCallback(
    async (id: string, file: File) => {
      dispatch({ type: 'started', id });
      const outcome = await sendCv(
        processId,
        file,
        (percent) => dispatch({ type: 'progressed', id, percent }),
        ui('error'),
      );
      running.current.delete(id);
      if (outcome.kind === 'accepted') {
        files.current.delete(id);
        dispatch({ type: 'accepted', id, candidateId: outcome.candidateId });
        void client.invalidateQueries({ queryKey: candidateKeys.process(processId) });
        void client.invalidateQueries({ queryKey: candidateKeys.searches(processId) });
        setTimeout(() => dispatch({ type: 'dismissed', ids: [id] }), acceptedFor);
      } else if (outcome.kind === 'refused') {
        dispatch({ type: 'refused', id, ...outcome });
      } else {
        dispatch({ type: 'interrupted', id, trouble: outcome.kind });
      }
    },
    [client, processId, ui],
  );

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

  const add = useCallback((added: readonly File[]) => {
    const named = added.map((file) => ({ id: crypto.randomUUID(), fileName: file.name, size: file.size, file }));
    for (const { id, file } of named) files.current.set(id, file);
    dispatch({ type: 'added', files: named.map(({ id, fileName, size }) => ({ id, fileName, size })) });
  }, []);
  const retry = useCallback((ids: string[]) => dispatch({ type: 'retried', ids }), []);
  const dismiss = useCallback((ids: string[]) => {
    for (const id of ids) files.current.delete(id);
    dispatch({ type: 'dismissed', ids });
  }, []);
  return { items, add, retry, dismiss };
}
