import { z } from 'zod';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getCurrentUser } from '@/lib/users/get-current-user';
import { currentUserSchema } from '@/lib/domain/user-schemas';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: true,
  summary: 'The signed-in person',
  answer: z.object({ user: currentUserSchema }),
  errors: ['user.not-found'],
  handle: async ({ actor }) => ({ user: await getCurrentUser(actor) }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
