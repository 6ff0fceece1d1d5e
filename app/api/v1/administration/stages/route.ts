import { saveStages } from '@/lib/candidates/stages/save-stages';
import { saveStagesSchema, stagesSchema } from '@/lib/domain/stage-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { versionTag } from '@/lib/http/server/version-tag';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PUT = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Replaces the stages that are offered after the decision to advance',
  body: saveStagesSchema,
  answer: stagesSchema,
  etag: versionTag,
  conditional: true,
  errors: ['stages.changed'],
  handle: ({ actor, body, ifMatch }) => saveStages(actor, { ...body, ifMatch }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
