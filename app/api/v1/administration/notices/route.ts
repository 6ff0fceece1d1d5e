import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listNotices } from '@/lib/notices/list-notices';
import { noticeListSchema } from '@/lib/notices/schemas';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary:
    'The notices (privacy, terms, record of processing, impact assessment) in each language, with their latest version',
  answer: noticeListSchema,
  handle: ({ actor }) => listNotices(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
