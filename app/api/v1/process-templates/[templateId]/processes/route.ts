import { processSchema } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { createFromTemplate } from '@/lib/processes/templates/create-from-template';
import { templateParams } from '@/lib/processes/templates/template-schemas';

export const POST = apiHandler({
  permission: 'process:write',
  summary: 'Creates a process from a template',
  params: templateParams,
  answer: processSchema,
  etag: versionTag,
  status: 201,
  errors: ['process-template.not-found', 'process-template.unreadable', 'process.unlawful-criterion'],
  handle: ({ actor, params }) => createFromTemplate(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
