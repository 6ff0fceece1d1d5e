import { z } from 'zod';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { invitationPageSchema, invitedSchema, invitePeopleSchema } from '@/lib/users/invitations/invitation-schemas';
import { invitePeople } from '@/lib/users/invitations/invite-people';
import { listInvitations } from '@/lib/users/invitations/list-invitations';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'The invitations that nobody accepted yet; links are never returned',
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  answer: invitationPageSchema,
  handle: ({ actor, query }) => listInvitations(actor, query),
});

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Invites people to a role; each address is judged by itself',
  body: invitePeopleSchema,
  answer: invitedSchema,
  handle: ({ actor, body }) => invitePeople(actor, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });
