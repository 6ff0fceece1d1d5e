import { checkReadiness } from '@/lib/deployment/check-readiness';
import { readinessSchema } from '@/lib/deployment/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Whether this installation can do its work; otherwise 503, with each reason in `errors`',
  answer: readinessSchema,
  errors: ['system.not-ready'],
  handle: ({ actor }) => checkReadiness(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
