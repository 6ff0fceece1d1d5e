import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { createShortlist } from '@/lib/shortlists/create-shortlist';
import { listShortlists } from '@/lib/shortlists/list-shortlists';
import { createdShortlistSchema, createShortlistSchema, shortlistsSchema } from '@/lib/shortlists/shortlist-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The shortlists of a process, the latest first',
  params: processParams,
  answer: shortlistsSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => listShortlists(actor, params),
});

export const POST = apiHandler({
  permission: 'candidate:export',
  summary: 'Puts candidates on a shortlist and makes the link to it, which is shown this once',
  params: processParams,
  body: createShortlistSchema,
  answer: createdShortlistSchema,
  status: 201,
  errors: ['process.not-found', 'process.archived', 'candidate.not-found', 'shortlist.unlawful-criterion'],
  handle: ({ actor, params, body }) => createShortlist(actor, { ...params, ...body }),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });
