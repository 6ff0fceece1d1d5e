import { changeFollowUp } from '@/lib/candidates/stages/change-follow-up';
import { candidateListItemSchema, candidateParams } from '@/lib/domain/candidate-schemas';
import { changeFollowUpSchema } from '@/lib/domain/stage-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PUT = apiHandler({
  permission: 'candidate:decide',
  summary: 'Says whose a candidate is and what comes next; what is left out stays as it is',
  params: candidateParams,
  body: changeFollowUpSchema,
  answer: candidateListItemSchema,
  errors: ['candidate.not-found', 'process.archived', 'follow-up.owner-not-offered'],
  handle: ({ actor, params, body }) => changeFollowUp(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
