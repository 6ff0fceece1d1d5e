import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useReportError } from '@/components/query/use-report-error';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { messageQueries } from '@/components/queries/candidates/message-queries';
import type { MessagePreview, SentMessages } from '@/lib/domain/message-schemas';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import { locales } from '@/lib/i18n/locale';
import { personMessages, textOf } from './message-draft';
import type { MessageDraftState } from './use-message-draft';

/** What the server found wrong, by path; empty: nothing. */
export function faultsOf(error: unknown): { path: string; message: string }[] {
  return error instanceof ApiError && error.code === 'message.faulty' ? error.fields : [];
}

/** The faults of a path in one text; undefined: none. */
export function faultAt(faults: readonly { path: string; message: string }[], path: string): string | undefined {
  const found = faults.filter((fault) => fault.path === path).map(({ message }) => message);
  return found.length > 0 ? found.join(' · ') : undefined;
}

/** Sends what was written. A repeated attempt is the same sending, until something is changed. */
export function useSendMessages(processId: string, state: MessageDraftState, onSent: (sent: SentMessages) => void) {
  const client = useQueryClient();
  const reportError = useReportError();
  const attempt = useRef<{ content: string; requestId: string } | null>(null);
  return useMutation({
    meta: { errorBanner: false, successBanner: false },
    mutationFn: (preview: MessagePreview) => {
      const chosen = personMessages(preview, state.draft).filter(({ isOut }) => !isOut);
      const used = locales.filter((locale) => chosen.some((one) => one.locale === locale));
      const texts = Object.fromEntries(used.map((locale) => [locale, textOf(preview, state.draft, locale)]));
      const people = chosen.map(({ person: { candidateId, sentBefore }, locale, reasons }) => {
        return { candidateId, locale, reasons, again: sentBefore !== null };
      });
      const drafts = Object.fromEntries(used.map((locale) => [locale, state.draft.byModel?.[locale]?.draftId]));
      const message = { kind: state.kind, way: state.way, texts, drafts, people };
      const content = JSON.stringify(message);
      if (attempt.current?.content !== content) attempt.current = { content, requestId: crypto.randomUUID() };
      const body = { ...message, requestId: attempt.current.requestId };
      return apiAnswer<SentMessages>({ method: 'POST', path: `/processes/${processId}/messages`, body });
    },
    onSuccess: async (sent) => {
      state.forget();
      attempt.current = null;
      onSent(sent);
      void client.invalidateQueries(messageQueries.waiting);
      await client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
    },
    onError: (error) => {
      if (faultsOf(error).length === 0) reportError(error);
    },
  });
}
