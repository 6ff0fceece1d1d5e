import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { endOtherSessions } from '@/lib/users/own-account/end-own-sessions';
import { listSessions } from '@/lib/users/own-account/list-sessions';
import { endOthersQuery, sessionsSchema } from '@/lib/users/own-account/own-account-schemas';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: "The signed-in person's sessions that have not ended",
  answer: sessionsSchema,
  handle: ({ actor }) => listSessions(actor),
});

export const DELETE = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Ends all sessions of the signed-in person but this one, and their API tokens',
  query: endOthersQuery,
  handle: ({ actor, query }) => endOtherSessions(actor, query),
});

export const { POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ GET, DELETE });
