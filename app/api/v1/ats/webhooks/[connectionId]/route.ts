import { receiveWebhook } from '@/lib/ats/webhooks/receive-webhook';
import { webhookLimits } from '@/lib/ats/webhooks/webhook-limits';
import { openHandler } from '@/lib/http/server/open-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = openHandler({
  ...webhookLimits,
  handle: ({ params, ...message }) =>
    receiveWebhook({ ...message, connectionId: String(params['connectionId']), secret: null }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
