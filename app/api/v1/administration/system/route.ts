import { getSystemState } from '@/lib/deployment/get-system-state';
import { systemStateSchema } from '@/lib/deployment/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'How the background work does: its engine, the events that wait, the CVs that wait for more than their turn',
  answer: systemStateSchema,
  handle: ({ actor }) => getSystemState(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
