import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { dismissFoundModel } from '@/lib/users/dismiss-found-model';

export const DELETE = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Dismisses the offer to try the server of models that was found on this machine',
  handle: ({ actor }) => dismissFoundModel(actor),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });
