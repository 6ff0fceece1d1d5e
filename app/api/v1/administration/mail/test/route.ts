import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { mailTestSchema } from '@/lib/mail/administration/mail-schemas';
import { sendTestMail } from '@/lib/mail/administration/send-test-mail';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Sends a test mail to the caller and says what the mail server responded',
  answer: mailTestSchema,
  errors: ['mail.not-set-up'],
  handle: ({ actor }) => sendTestMail(actor),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
