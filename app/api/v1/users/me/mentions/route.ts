import { listMentions } from '@/lib/candidates/notes/list-notes';
import { mentionsSchema } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'Notes that mention the user, about candidates not opened since',
  answer: mentionsSchema,
  handle: ({ actor }) => listMentions(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
