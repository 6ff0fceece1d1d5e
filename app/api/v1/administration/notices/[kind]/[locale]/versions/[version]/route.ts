import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getNoticeVersion } from '@/lib/notices/get-notice-version';
import { noticeVersionParams, noticeVersionSchema } from '@/lib/notices/schemas';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'A stored version of a notice, with its text',
  params: noticeVersionParams,
  answer: noticeVersionSchema,
  errors: ['notice.version-not-found'],
  handle: ({ actor, params }) => getNoticeVersion(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
