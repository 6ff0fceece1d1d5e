import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { reviewShortlist } from '@/lib/shortlists/review-shortlist';
import { sharedListSchema, shortlistParams } from '@/lib/shortlists/shortlist-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'A shortlist as who is asked about its candidates sees it, with one’s own answers',
  params: shortlistParams,
  answer: sharedListSchema,
  errors: ['process.not-found', 'shortlist.not-found'],
  handle: ({ actor, params }) => reviewShortlist(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
