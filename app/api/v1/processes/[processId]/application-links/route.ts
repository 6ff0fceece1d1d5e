import { createApplicationLink } from '@/lib/application-form/create-application-link';
import { applicationFormSchema, newLinkSchema } from '@/lib/application-form/form-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'process:write',
  summary: 'Makes another link to the application form of a process, for one source',
  params: processParams,
  body: newLinkSchema,
  answer: applicationFormSchema,
  status: 201,
  errors: ['process.not-found', 'process.archived', 'application-link.too-many'],
  handle: ({ actor, params, body }) => createApplicationLink(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
