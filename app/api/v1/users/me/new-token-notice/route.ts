import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { dismissNewTokens } from '@/lib/users/api-tokens/list-new-token-names';

export const DELETE = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Dismisses the notice of API tokens that were made before this sign-in',
  handle: ({ actor }) => dismissNewTokens(actor),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });
