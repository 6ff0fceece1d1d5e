import { openCv } from '@/lib/candidates/cv/open-cv';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:read',
  programs: false,
  summary: 'Keeps in the audit log that the page shows a CV, which it may have loaded in advance',
  params: candidateParams,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => openCv(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
