import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useBanner } from '@/components/ui/banner';
import { isSilenced } from '@/components/ui/banner-rules';
import { ApiError, endsSession, isUnreached } from '@/lib/http/browser/browser-client';

/**
 * Reports a failed request by a banner (specification, section 8), unless `quiet`. The end of the session is handled by
 * `QueryProvider`.
 *
 * @returns takes the error and, for an action of several requests, a text about what was done before it failed
 */
export function useReportError(): (error: unknown, quiet?: boolean, done?: string) => void {
  const t = useTranslations('ui.banner');
  const { showError, showSuccess } = useBanner();
  const unreached = useCallback(
    ({ facts }: ApiError) => `${t('error')} ${t(facts.method === 'GET' ? 'unreadable' : 'unreached')}`,
    [t],
  );
  return useCallback(
    (error, quiet = false, done) => {
      if (quiet || endsSession(error)) return;
      if (error instanceof Error && isSilenced(error.message)) {
        if (done) showSuccess(done);
        return;
      }
      const isNoAnswer = error instanceof ApiError && isUnreached(error);
      const words = isNoAnswer ? unreached(error) : error instanceof Error ? error.message : '';
      // A second banner would replace the first.
      showError(done ? `${words || t('error')} ${done}` : words);
    },
    [showError, showSuccess, t, unreached],
  );
}
