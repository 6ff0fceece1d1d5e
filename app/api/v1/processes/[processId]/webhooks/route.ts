import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listWebhooks } from '@/lib/webhooks/list-webhooks';
import { webhookMessagesSchema } from '@/lib/webhooks/webhook-schemas';

export const GET = apiHandler({
  permission: 'candidate:pick',
  summary: 'Results sent to the ATS by webhook, with the log of attempts',
  params: processParams,
  answer: webhookMessagesSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => listWebhooks(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
