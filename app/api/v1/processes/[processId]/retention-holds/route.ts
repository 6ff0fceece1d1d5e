import { postpone } from '@/lib/retention/holds/postpone';
import { postponedSchema, postponeSchema } from '@/lib/retention/retention-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary:
    'Keeps a candidate, or all of the process, longer than the rules of retention say; for its owner and administrators',
  params: processParams,
  body: postponeSchema,
  answer: postponedSchema,
  errors: ['process.not-found', 'candidate.not-found'],
  handle: ({ actor, params, body }) => postpone(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
