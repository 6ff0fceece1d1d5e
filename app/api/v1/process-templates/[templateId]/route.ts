import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { deleteTemplate } from '@/lib/processes/templates/delete-template';
import { renameTemplate } from '@/lib/processes/templates/rename-template';
import { templateNameSchema, templateParams } from '@/lib/processes/templates/template-schemas';

export const PATCH = apiHandler({
  permission: 'process:write',
  summary: 'Gives a template of processes another name',
  params: templateParams,
  body: templateNameSchema,
  errors: ['process-template.not-found'],
  handle: ({ actor, params, body }) => renameTemplate(actor, { ...params, ...body }),
});

export const DELETE = apiHandler({
  permission: 'process:write',
  summary: 'Deletes a template of processes; what was made from it stays',
  params: templateParams,
  errors: ['process-template.not-found'],
  handle: ({ actor, params }) => deleteTemplate(actor, params),
});

export const { GET, POST, PUT, OPTIONS } = rejectOtherMethods({ PATCH, DELETE });
