import { memberParams, processAccessSchema } from '@/lib/domain/process-access-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { addMember } from '@/lib/processes/access/add-member';
import { removeMember } from '@/lib/processes/access/remove-member';

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Makes somebody a member of a process',
  params: memberParams,
  answer: processAccessSchema,
  errors: ['user.not-found'],
  handle: ({ actor, params }) => addMember(actor, params),
});

export const DELETE = apiHandler({
  permission: 'process:write',
  summary: 'Ends a membership of a process',
  params: memberParams,
  handle: ({ actor, params }) => removeMember(actor, params),
});

export const { GET, POST, PATCH, OPTIONS } = rejectOtherMethods({ PUT, DELETE });
