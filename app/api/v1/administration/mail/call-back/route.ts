import { callBackMailsSchema, calledBackMailsSchema } from '@/lib/domain/message-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { callBackMails } from '@/lib/messages/call-back-mails';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Calls messages to candidates back that wait to be sent, these or all',
  body: callBackMailsSchema,
  answer: calledBackMailsSchema,
  handle: ({ actor, body }) => callBackMails(actor, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
