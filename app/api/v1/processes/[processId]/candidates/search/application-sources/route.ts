import { listApplicationSources } from '@/lib/candidates/search/list-application-sources';
import { applicationSourcesSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'Where the candidates of a process applied from, for the filter',
  params: processParams,
  answer: applicationSourcesSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => listApplicationSources(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
