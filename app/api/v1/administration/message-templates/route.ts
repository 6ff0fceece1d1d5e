import { templatesSchema } from '@/lib/domain/message-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listTemplates } from '@/lib/messages/list-templates';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'The templates of messages to candidates in every language',
  answer: templatesSchema,
  handle: ({ actor }) => listTemplates(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
