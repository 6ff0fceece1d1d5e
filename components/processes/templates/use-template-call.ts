import { useMutation, useQueryClient } from '@tanstack/react-query';
import { templatesQuery } from '@/components/queries/processes/template-queries';
import { apiRequest, type ApiRequest } from '@/lib/http/browser/browser-client';

/** Changes a template; the list of them follows. */
export function useTemplateCall(templateId: string, doneText: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: Pick<ApiRequest, 'method' | 'body'>) =>
      apiRequest({ ...request, path: `/process-templates/${templateId}` }),
    meta: { successBanner: doneText },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  });
}
