import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listNoticeVersions } from '@/lib/notices/list-notice-versions';
import { noticeParams, noticeVersionsSchema } from '@/lib/notices/schemas';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'The stored versions of a notice, latest first, 200 at most',
  params: noticeParams,
  answer: noticeVersionsSchema,
  handle: ({ actor, params }) => listNoticeVersions(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
