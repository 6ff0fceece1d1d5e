import { z } from 'zod';
import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { acceptInvitation } from '@/lib/users/invitations/accept-invitation';
import { acceptInvitationSchema } from '@/lib/users/invitations/invitation-schemas';

export const POST = publicHandler({
  summary: 'Makes the account of an invited person; the link works once',
  body: acceptInvitationSchema,
  answer: z.object({ email: z.string() }),
  errors: ['link.invalid', 'request.too-many', 'user.email-taken', 'user.company-sign-in'],
  handle: ({ body, request }) => acceptInvitation({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
