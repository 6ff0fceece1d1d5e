import { requirementChecksSchema, requirementTextsSchema } from '@/lib/domain/requirement-check';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { explainRequirements } from '@/lib/processes/explain-requirements';
import { maxProcessBodyBytes } from '@/lib/processes/body-limit';

export const POST = apiHandler({
  permission: 'process:read',
  summary: 'How the built-in engine checks requirements; saves nothing',
  body: requirementTextsSchema,
  maxBodyBytes: maxProcessBodyBytes,
  answer: requirementChecksSchema,
  handle: ({ actor, body }) => explainRequirements(actor, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
