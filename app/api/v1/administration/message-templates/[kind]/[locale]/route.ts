import { openedTemplateSchema, saveTemplateSchema, templateParams } from '@/lib/domain/message-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { getTemplate } from '@/lib/messages/get-template';
import { saveTemplate } from '@/lib/messages/save-template';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'A template of messages to candidates in a language, with its versions',
  params: templateParams,
  answer: openedTemplateSchema,
  etag: versionTag,
  handle: ({ actor, params }) => getTemplate(actor, params),
});

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Stores a new version of a template; null is the own text of the product again',
  params: templateParams,
  body: saveTemplateSchema,
  answer: openedTemplateSchema,
  etag: versionTag,
  conditional: true,
  errors: ['message.faulty', 'message-template.changed'],
  handle: ({ actor, params, body, ifMatch }) => saveTemplate(actor, { ...params, ...body, ifMatch }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });
