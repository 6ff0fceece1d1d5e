import { listStages } from '@/lib/candidates/stages/list-stages';
import { stagesSchema } from '@/lib/domain/stage-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { versionTag } from '@/lib/http/server/version-tag';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The stages after the decision to advance, in both languages',
  answer: stagesSchema,
  etag: versionTag,
  handle: ({ actor }) => listStages(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
