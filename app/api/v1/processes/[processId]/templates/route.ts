import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { saveTemplate } from '@/lib/processes/templates/save-template';
import { templateNameSchema, templateSchema } from '@/lib/processes/templates/template-schemas';

export const POST = apiHandler({
  permission: 'process:write',
  programs: false,
  summary: 'Saves a process as a template for everybody who creates processes',
  params: processParams,
  body: templateNameSchema,
  answer: templateSchema,
  status: 201,
  errors: ['process.not-found'],
  handle: ({ actor, params, body }) => saveTemplate(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
