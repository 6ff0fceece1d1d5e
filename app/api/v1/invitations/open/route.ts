import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getOpenInvitation } from '@/lib/users/invitations/get-open-invitation';
import { openInvitationSchema } from '@/lib/users/invitations/invitation-schemas';
import { linkTokenSchema } from '@/lib/users/link-schemas';

export const POST = publicHandler({
  summary: 'The invitation of a link, for the person invited',
  body: linkTokenSchema,
  answer: openInvitationSchema,
  errors: ['link.invalid'],
  handle: ({ body }) => getOpenInvitation(body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
