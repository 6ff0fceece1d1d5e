import { changeDecisionSettings, getDecisionSettings } from '@/lib/candidates/decisions/decision-settings';
import { decisionSettingsSchema } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'What is asked of people who decide',
  answer: decisionSettingsSchema,
  handle: ({ actor }) => getDecisionSettings(actor),
});

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Changes what is asked of people who decide',
  body: decisionSettingsSchema,
  answer: decisionSettingsSchema,
  handle: ({ actor, body }) => changeDecisionSettings(actor, body),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });
