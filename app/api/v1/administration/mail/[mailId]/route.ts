import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { discardMail } from '@/lib/mail/administration/discard-mail';
import { mailParams } from '@/lib/mail/administration/mail-schemas';

export const DELETE = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Discards a mail that could not be sent',
  params: mailParams,
  errors: ['mail.not-found', 'mail.not-failed'],
  handle: ({ actor, params }) => discardMail(actor, params),
});

export const { GET, PUT, POST, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });
