import { useMutation } from '@tanstack/react-query';
import { publicRequest } from '@/lib/http/browser/public-call';

/** A call of a candidate's page; its outcome is told beside what asked for it, not in a banner. */
export function usePageCall<Body extends object = object>(
  path: string,
  token: string,
  onDone?: (made: Response) => unknown,
) {
  return useMutation({
    mutationFn: async (body: Body) => {
      const response = await publicRequest(`/candidate-page/${path}`, { token, ...body });
      await onDone?.(response);
    },
    meta: { successBanner: false, errorBanner: false },
  });
}
