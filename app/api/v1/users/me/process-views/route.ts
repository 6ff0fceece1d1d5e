import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { createProcessView } from '@/lib/saved-views/create-process-view';
import { listProcessViews } from '@/lib/saved-views/list-process-views';
import { createViewSchema, processViewSchema, processViewsSchema } from '@/lib/saved-views/schemas';

export const GET = apiHandler({
  permission: 'signed-in',
  summary: "The signed-in person's saved views of the process list",
  answer: processViewsSchema,
  handle: async ({ actor }) => ({ items: await listProcessViews(actor) }),
});

export const POST = apiHandler({
  permission: 'signed-in',
  summary: 'Saves a view of the process list',
  body: createViewSchema,
  answer: processViewSchema,
  status: 201,
  errors: ['view.name-taken', 'view.too-many'],
  handle: ({ actor, body }) => createProcessView(actor, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });
