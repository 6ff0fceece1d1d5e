import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { deleteProcessView } from '@/lib/saved-views/delete-process-view';
import { processViewSchema, updateViewSchema, viewParams } from '@/lib/saved-views/schemas';
import { updateProcessView } from '@/lib/saved-views/update-process-view';

export const PUT = apiHandler({
  permission: 'signed-in',
  summary: 'Changes a saved view; what is left out stays as it is',
  params: viewParams,
  body: updateViewSchema,
  answer: processViewSchema,
  errors: ['view.not-found', 'view.name-taken'],
  handle: ({ actor, params, body }) => updateProcessView(actor, { ...body, ...params }),
});

export const DELETE = apiHandler({
  permission: 'signed-in',
  summary: 'Deletes a saved view',
  params: viewParams,
  errors: ['view.not-found'],
  handle: ({ actor, params }) => deleteProcessView(actor, params),
});

export const { GET, POST, PATCH, OPTIONS } = rejectOtherMethods({ PUT, DELETE });
