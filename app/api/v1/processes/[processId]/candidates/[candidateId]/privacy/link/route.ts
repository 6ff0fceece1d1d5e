import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { makePageLink, revokePageLink } from '@/lib/person-rights/make-page-link';
import { makeLinkSchema, pageLinkSchema } from '@/lib/person-rights/person-schemas';

export const POST = apiHandler({
  permission: 'candidate:export',
  summary: 'Makes the link to the candidate’s page, or mails it to the address of their CV; an earlier one ends',
  params: candidateParams,
  body: makeLinkSchema,
  answer: pageLinkSchema,
  errors: ['candidate.not-found', 'mail.not-set-up'],
  handle: ({ actor, params, body }) => makePageLink(actor, { ...params, ...body }),
});

export const DELETE = apiHandler({
  permission: 'candidate:export',
  summary: 'Revokes the link to the candidate’s page',
  params: candidateParams,
  errors: ['candidate.not-found', 'link.not-found'],
  handle: ({ actor, params }) => revokePageLink(actor, params),
});

export const { GET, PUT, PATCH, OPTIONS } = rejectOtherMethods({ POST, DELETE });
