import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { accountPageSchema, accountQuery } from '@/lib/users/account-schemas';
import { listAccounts } from '@/lib/users/list-accounts';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'The accounts, also of those who may not sign in',
  query: accountQuery,
  answer: accountPageSchema,
  handle: ({ actor, query }) => listAccounts(actor, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
