import { listBlocked } from '@/lib/retention/blocked/list-blocked';
import { blockedItemsSchema } from '@/lib/retention/retention-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Who is blocked: numbers, and nothing about the people',
  answer: blockedItemsSchema,
  handle: ({ actor }) => listBlocked(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
