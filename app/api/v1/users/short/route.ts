import { z } from 'zod';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listShortUsers } from '@/lib/users/list-short-users';
import { shortUserSchema } from '@/lib/domain/user-schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'People for pickers, with a process only those who may see it',
  query: z.object({ processId: z.uuid().optional() }),
  answer: z.object({ items: z.array(shortUserSchema) }),
  errors: ['process.not-found'],
  handle: async ({ actor, query }) => ({ items: await listShortUsers(actor, query) }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
