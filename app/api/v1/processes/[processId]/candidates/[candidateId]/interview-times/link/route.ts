import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { renewTimesLink } from '@/lib/interview-times/renew-times-link';
import { timesLinkSchema } from '@/lib/interview-times/times-schemas';
import { makeLinkSchema } from '@/lib/person-rights/person-schemas';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Makes the link to the times anew, or mails it to the address of the CV; the earlier one ends',
  params: candidateParams,
  body: makeLinkSchema,
  answer: timesLinkSchema,
  errors: ['candidate.not-found', 'process.archived', 'interview-times.not-found', 'mail.not-set-up'],
  handle: ({ actor, params, body }) => renewTimesLink(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
