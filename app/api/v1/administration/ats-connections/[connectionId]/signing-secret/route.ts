import { signingSecretSchema } from '@/lib/ats/connections/connection-schemas';
import { makeNewSigningSecret } from '@/lib/ats/connections/make-new-signing-secret';
import { connectionParams } from '@/lib/ats/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Makes a new secret that results are signed with; it is returned this once, and the former one ends',
  params: connectionParams,
  answer: signingSecretSchema,
  errors: ['ats.connection-not-found', 'ats.unsupported'],
  handle: ({ actor, params }) => makeNewSigningSecret(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
