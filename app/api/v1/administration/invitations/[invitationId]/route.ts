import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { invitationParams } from '@/lib/users/invitations/invitation-schemas';
import { withdrawInvitation } from '@/lib/users/invitations/withdraw-invitation';

export const DELETE = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Withdraws an invitation; its link ends',
  params: invitationParams,
  errors: ['invitation.not-found'],
  handle: ({ actor, params }) => withdrawInvitation(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });
