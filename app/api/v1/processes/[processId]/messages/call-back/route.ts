import { calledBackSchema, callBackSchema } from '@/lib/domain/message-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { callBackMessages } from '@/lib/messages/call-back-messages';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Calls messages back before they leave',
  params: processParams,
  body: callBackSchema,
  answer: calledBackSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params, body }) => callBackMessages(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
