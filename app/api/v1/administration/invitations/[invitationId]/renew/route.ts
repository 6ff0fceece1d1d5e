import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { invitationParams } from '@/lib/users/invitations/invitation-schemas';
import { renewInvitation } from '@/lib/users/invitations/renew-invitation';
import { linkSchema } from '@/lib/users/link-schemas';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Gives an invitation a new link and its full time; the former link ends',
  params: invitationParams,
  answer: linkSchema,
  errors: ['invitation.not-found', 'user.email-taken'],
  handle: ({ actor, params }) => renewInvitation(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
