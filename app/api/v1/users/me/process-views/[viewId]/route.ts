import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { deleteView } from '@/lib/saved-views/delete-view';
import { savedLists, viewParams } from '@/lib/saved-views/schemas';
import { updateView } from '@/lib/saved-views/update-view';

export const PUT = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Changes a saved view of the process list; what is left out stays as it is',
  params: viewParams,
  body: savedLists.PROCESSES.update,
  answer: savedLists.PROCESSES.view,
  errors: ['view.not-found', 'view.name-taken'],
  handle: ({ actor, params, body }) => updateView(actor, 'PROCESSES', { ...body, ...params }),
});

export const DELETE = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Deletes a saved view of the process list',
  params: viewParams,
  errors: ['view.not-found'],
  handle: ({ actor, params }) => deleteView(actor, 'PROCESSES', params),
});

export const { GET, POST, PATCH, OPTIONS } = rejectOtherMethods({ PUT, DELETE });
