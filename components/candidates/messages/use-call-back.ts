import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { messageQueries } from '@/components/queries/candidates/message-queries';
import { useBanner } from '@/components/ui/banner';
import type { CalledBack } from '@/lib/domain/message-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** Calls messages back, and says how many will not leave. */
export function useCallBack(processId: string, onDone?: (answer: CalledBack) => void) {
  const t = useTranslations('messages.callBack');
  const client = useQueryClient();
  const banner = useBanner();
  return useMutation({
    meta: { successBanner: false },
    mutationFn: (messageIds: readonly string[]) =>
      apiAnswer<CalledBack>({
        method: 'POST',
        path: `/processes/${processId}/messages/call-back`,
        body: { messageIds },
      }),
    onSuccess: async (answer) => {
      const { calledBack, tooLate } = answer;
      if (calledBack.length === 0) banner.showError(t('tooLate'));
      else
        banner.showSuccess(t(tooLate.length > 0 ? 'some' : 'done', { count: calledBack.length, late: tooLate.length }));
      onDone?.(answer);
      void client.invalidateQueries(messageQueries.waiting);
      await client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
    },
  });
}
