import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changePassword } from '@/lib/users/passwords/change-password';
import { changePasswordSchema } from '@/lib/users/passwords/password-schemas';

export const PUT = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: "Changes the signed-in person's password; their other sessions end, and their API tokens unless kept",
  body: changePasswordSchema,
  errors: ['user.company-sign-in', 'second-step.unreadable', 'request.too-many'],
  handle: ({ actor, body }) => changePassword(actor, body),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
