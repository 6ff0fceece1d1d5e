import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { recordNoticeSchema } from '@/lib/person-rights/person-schemas';
import { recordNotice } from '@/lib/person-rights/record-notice';

export const PUT = apiHandler({
  permission: 'candidate:decide',
  summary: 'Records when and how a candidate was told about their data',
  params: candidateParams,
  body: recordNoticeSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params, body }) => recordNotice(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
