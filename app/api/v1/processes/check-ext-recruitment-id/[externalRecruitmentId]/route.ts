import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { checkExternalRecruitmentId } from '@/lib/processes/check-external-recruitment-id';
import {
  externalRecruitmentIdAnswerSchema,
  externalRecruitmentIdParams,
  externalRecruitmentIdQuerySchema,
} from '@/lib/domain/process-edit-schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'Whether an external recruitment ID is free',
  params: externalRecruitmentIdParams,
  query: externalRecruitmentIdQuerySchema,
  answer: externalRecruitmentIdAnswerSchema,
  handle: ({ actor, params, query }) => checkExternalRecruitmentId(actor, { ...params, ...query }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
