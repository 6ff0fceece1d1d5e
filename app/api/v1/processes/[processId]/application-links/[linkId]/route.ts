import { applicationFormSchema, linkParams } from '@/lib/application-form/form-schemas';
import { revokeApplicationLink } from '@/lib/application-form/revoke-application-link';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const DELETE = apiHandler({
  permission: 'process:write',
  summary: 'Ends a link to the application form of a process',
  params: linkParams,
  answer: applicationFormSchema,
  errors: ['process.not-found', 'link.not-found'],
  handle: ({ actor, params }) => revokeApplicationLink(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });
