import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { deleteShortlist } from '@/lib/shortlists/delete-shortlist';
import { getShortlist } from '@/lib/shortlists/get-shortlist';
import { shortlistParams, shortlistSchema } from '@/lib/shortlists/shortlist-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'A shortlist with what was answered, and who opened whom by its link',
  params: shortlistParams,
  answer: shortlistSchema,
  errors: ['process.not-found', 'shortlist.not-found'],
  handle: ({ actor, params }) => getShortlist(actor, params),
});

export const DELETE = apiHandler({
  permission: 'candidate:export',
  summary: 'Deletes a shortlist with its link and its answers',
  params: shortlistParams,
  errors: ['process.not-found', 'shortlist.not-found'],
  handle: ({ actor, params }) => deleteShortlist(actor, params),
});

export const { POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ GET, DELETE });
