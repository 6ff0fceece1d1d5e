import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changeName } from '@/lib/users/own-account/change-name';
import { changeNameSchema } from '@/lib/users/own-account/own-account-schemas';

export const PUT = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: "Changes the signed-in person's name",
  body: changeNameSchema,
  handle: ({ actor, body }) => changeName(actor, body),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
