import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { mailParams } from '@/lib/mail/administration/mail-schemas';
import { retryMail } from '@/lib/mail/administration/retry-mail';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Sends a mail again that could not be sent',
  params: mailParams,
  errors: ['mail.not-found', 'mail.not-failed'],
  handle: ({ actor, params }) => retryMail(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
