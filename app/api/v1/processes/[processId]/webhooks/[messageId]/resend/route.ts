import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { resendWebhook } from '@/lib/webhooks/resend-webhook';
import { webhookParams } from '@/lib/webhooks/webhook-schemas';

export const POST = apiHandler({
  permission: 'candidate:pick',
  summary: 'Sends a webhook again at once, as the same message',
  params: webhookParams,
  errors: ['process.not-found', 'process.archived'],
  handle: ({ actor, params }) => resendWebhook(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
