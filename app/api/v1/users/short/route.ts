import { z } from 'zod';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listShortUsers } from '@/lib/users/list-short-users';
import { shortUserSchema } from '@/lib/domain/user-schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'People for pickers',
  answer: z.object({ items: z.array(shortUserSchema) }),
  handle: async ({ actor }) => ({ items: await listShortUsers(actor) }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
