import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationFormQuery } from '@/components/queries/processes/application-form-queries';
import { apiAnswer, type ApiRequest } from '@/lib/http/browser/browser-client';
import type { ApplicationFormDto } from '@/lib/application-form/form-schemas';

/** Changes the application form of a process or its links; what is shown follows. @param doneText told after it */
export function useFormCall(processId: string, doneText: string, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...request }: Pick<ApiRequest, 'method' | 'body' | 'path'>) =>
      apiAnswer<ApplicationFormDto>({ ...request, path: `/processes/${processId}/${path}` }),
    meta: { successBanner: doneText },
    onSuccess: (form) => {
      client.setQueryData(applicationFormQuery(processId).queryKey, form);
      onDone?.();
    },
  });
}
