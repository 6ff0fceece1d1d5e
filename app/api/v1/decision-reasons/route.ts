import { listDecisionReasons } from '@/lib/candidates/decisions/list-decision-reasons';
import { decisionReasonsSchema } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { versionTag } from '@/lib/http/server/version-tag';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The reasons that are offered for decisions, in both languages',
  answer: decisionReasonsSchema,
  etag: versionTag,
  handle: ({ actor }) => listDecisionReasons(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
