import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DraftedMessage, MessagePreview } from '@/lib/domain/message-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { Locale } from '@/lib/i18n/locale';
import { textOf } from './message-draft';
import type { MessageDraftState } from './use-message-draft';

interface AskedDraft {
  preview: MessagePreview;
  candidateId: string;
  language: Locale;
}

/** Has the model write the text of a language; what was typed stays where it fails, and comes back when it is undone. */
export function useModelDraft(processId: string, state: MessageDraftState) {
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);
  const { kind, draft } = state;
  const ask = useMutation({
    meta: { errorBanner: false, successBanner: false },
    mutationFn: ({ preview, candidateId, language }: AskedDraft) => {
      call.current = new AbortController();
      return apiAnswer<DraftedMessage>({
        method: 'POST',
        path: `/processes/${processId}/candidates/${candidateId}/message-draft`,
        body: { kind, locale: language, notes: textOf(preview, draft, language) },
        signal: call.current.signal,
      });
    },
    onSuccess: (drafted, { language }) => state.takeDraft(language, drafted),
  });
  const stop = () => {
    call.current?.abort();
    ask.reset();
  };
  return { ask, stop };
}
