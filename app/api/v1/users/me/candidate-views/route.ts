import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { createView } from '@/lib/saved-views/create-view';
import { listViews } from '@/lib/saved-views/list-views';
import { savedLists } from '@/lib/saved-views/schemas';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: "The signed-in person's saved views of the candidate list",
  answer: savedLists.CANDIDATES.views,
  handle: async ({ actor }) => ({ items: await listViews(actor, 'CANDIDATES') }),
});

export const POST = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Saves a view of the candidate list',
  body: savedLists.CANDIDATES.create,
  answer: savedLists.CANDIDATES.view,
  status: 201,
  errors: ['view.name-taken', 'view.too-many'],
  handle: ({ actor, body }) => createView(actor, 'CANDIDATES', body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });
