import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listTemplates } from '@/lib/processes/templates/list-templates';
import { templateListSchema } from '@/lib/processes/templates/template-schemas';

export const GET = apiHandler({
  permission: 'process:write',
  summary: 'The templates of processes',
  answer: templateListSchema,
  handle: ({ actor }) => listTemplates(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
