import { z } from 'zod';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listOpenRequests } from '@/lib/person-rights/list-open-requests';
import { openRequestSchema } from '@/lib/person-rights/person-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'What candidates asked for and the caller is to answer, what is due first comes first',
  answer: z.object({ items: z.array(openRequestSchema), totalItems: z.int() }),
  handle: ({ actor }) => listOpenRequests(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
