import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { getNotice } from '@/lib/notices/get-notice';
import { saveNotice } from '@/lib/notices/save-notice';
import { noticeParams, noticeSchema, saveNoticeSchema } from '@/lib/notices/schemas';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'A notice in a language: Markdown with placeholders in braces',
  params: noticeParams,
  answer: noticeSchema,
  etag: versionTag,
  handle: ({ actor, params }) => getNotice(actor, params),
});

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Stores a new version of a notice; a text of null is the template again',
  params: noticeParams,
  body: saveNoticeSchema,
  answer: noticeSchema,
  etag: versionTag,
  conditional: true,
  errors: ['notice.changed', 'notice.no-title', 'notice.unknown-placeholder'],
  handle: ({ actor, params, body, ifMatch }) => saveNotice(actor, { ...params, ...body, ifMatch }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });
