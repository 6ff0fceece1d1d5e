import { z } from 'zod';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listSkippedUsers } from '@/lib/users/list-skipped-users';
import { skippedUserSchema } from '@/lib/domain/user-schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'People left out of the pickers, and why',
  answer: z.object({ items: z.array(skippedUserSchema) }),
  handle: async ({ actor }) => ({ items: await listSkippedUsers(actor) }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
