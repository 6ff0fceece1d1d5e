import { useMutation } from '@tanstack/react-query';
import { useBanner } from '@/components/ui/banner';
import { apiAnswer } from '@/lib/http/browser/browser-client';

interface TakeBack {
  requestId: string;
  /** Whom it is about. */
  name: string;
}

interface TakeBackWords {
  undone: (name: string) => string;
  undoneExcept: (count: number) => string;
}

/**
 * Takes back what one call did to one or several candidates, and says of how many it could not.
 *
 * @param path to which the call was sent
 */
export function useTakeBack(path: string, { undone, undoneExcept }: TakeBackWords, refresh: () => unknown) {
  const banner = useBanner();
  return useMutation({
    mutationFn: ({ requestId }: TakeBack) =>
      apiAnswer<{ refused: unknown[] }>({ method: 'DELETE', path: `${path}/${requestId}` }),
    meta: { successBanner: false },
    onSuccess: ({ refused }, { name }) =>
      banner.showSuccess(refused.length > 0 ? undoneExcept(refused.length) : undone(name)),
    onSettled: refresh,
  });
}
