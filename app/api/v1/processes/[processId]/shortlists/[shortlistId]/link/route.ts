import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { makeShortlistLink, revokeShortlistLink } from '@/lib/shortlists/make-link';
import { makeShortlistLinkSchema, shortlistLinkSchema, shortlistParams } from '@/lib/shortlists/shortlist-schemas';

export const POST = apiHandler({
  permission: 'candidate:export',
  summary: 'Makes another link to a shortlist, which is shown this once; the earlier one ends',
  params: shortlistParams,
  body: makeShortlistLinkSchema,
  answer: shortlistLinkSchema,
  errors: ['process.not-found', 'shortlist.not-found', 'shortlist.restricted'],
  handle: ({ actor, params, body }) => makeShortlistLink(actor, { ...params, ...body }),
});

export const DELETE = apiHandler({
  permission: 'candidate:export',
  summary: 'Revokes the link to a shortlist',
  params: shortlistParams,
  errors: ['process.not-found', 'shortlist.not-found', 'link.not-found'],
  handle: ({ actor, params }) => revokeShortlistLink(actor, params),
});

export const { GET, PUT, PATCH, OPTIONS } = rejectOtherMethods({ POST, DELETE });
