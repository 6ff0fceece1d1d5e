import { decisionReasonsSchema, saveDecisionReasonsSchema } from '@/lib/domain/candidate-review-schemas';
import { saveDecisionReasons } from '@/lib/candidates/decisions/save-decision-reasons';
import { apiHandler } from '@/lib/http/server/api-handler';
import { versionTag } from '@/lib/http/server/version-tag';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PUT = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Replaces the reasons that are offered for decisions',
  body: saveDecisionReasonsSchema,
  answer: decisionReasonsSchema,
  etag: versionTag,
  conditional: true,
  errors: ['decision-reasons.changed'],
  handle: ({ actor, body, ifMatch }) => saveDecisionReasons(actor, { ...body, ifMatch }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
