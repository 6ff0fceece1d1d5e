import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { getNoticeFacts } from '@/lib/notices/get-notice-facts';
import { saveNoticeFacts } from '@/lib/notices/save-notice-facts';
import { noticeFactsSchema, saveNoticeFactsSchema } from '@/lib/notices/schemas';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'What the notices say of the installation: the controller, their address and contact, the place of storage',
  answer: noticeFactsSchema,
  etag: versionTag,
  handle: ({ actor }) => getNoticeFacts(actor),
});

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Replaces what the notices say of the installation',
  body: saveNoticeFactsSchema,
  answer: noticeFactsSchema,
  etag: versionTag,
  conditional: true,
  errors: ['notice.changed'],
  handle: ({ actor, body, ifMatch }) => saveNoticeFacts(actor, { ...body, ifMatch }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });
