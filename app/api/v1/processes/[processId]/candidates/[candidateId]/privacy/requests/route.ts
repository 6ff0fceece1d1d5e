import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { recordRequestSchema } from '@/lib/person-rights/person-schemas';
import { recordRequest } from '@/lib/person-rights/record-request';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Records what a candidate asked for by letter, phone and the like',
  params: candidateParams,
  body: recordRequestSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params, body }) => recordRequest(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
