import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { checkProvider } from '@/lib/users/company-account/check-provider';
import { providerCheckSchema } from '@/lib/users/company-account/sign-in-settings-schemas';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Asks the identity provider for what it says of itself and for its keys, and says what is wrong',
  answer: providerCheckSchema,
  errors: ['resource.not-found'],
  handle: ({ actor }) => checkProvider(actor),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
