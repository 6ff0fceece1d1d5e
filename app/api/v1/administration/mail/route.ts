import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getMailState } from '@/lib/mail/administration/get-mail-state';
import { mailQuery, mailStateSchema } from '@/lib/mail/administration/mail-schemas';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'The mail server, the last success and failure, and the mails; texts and links are never returned',
  query: mailQuery,
  answer: mailStateSchema,
  handle: ({ actor, query }) => getMailState(actor, query),
});

export const { PUT, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
