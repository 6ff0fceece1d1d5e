import { queryOptions } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { TemplateList } from '@/lib/processes/templates/template-schemas';

/** The templates of processes; loaded anew whenever they are shown, as others change them too. */
export const templatesQuery = queryOptions({
  queryKey: ['process-templates'],
  queryFn: ({ signal }) => apiAnswer<TemplateList>({ path: '/process-templates', signal }),
  staleTime: 0,
});
