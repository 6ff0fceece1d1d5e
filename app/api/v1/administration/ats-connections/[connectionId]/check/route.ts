import { checkAccount } from '@/lib/ats/account-check/check-account';
import { accountCheckSchema } from '@/lib/ats/connections/connection-schemas';
import { providerErrors } from '@/lib/ats/connections/provider-errors';
import { connectionParams } from '@/lib/ats/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Tries a connection on the account’s own data, by reading, and stores the shapes seen in its settings',
  params: connectionParams,
  answer: accountCheckSchema,
  errors: [...providerErrors, 'ats.settings-changed'],
  handle: ({ actor, params }) => checkAccount(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
