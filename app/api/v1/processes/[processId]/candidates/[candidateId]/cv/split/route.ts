import { splitCv } from '@/lib/candidates/cv/split-cv';
import { undoSplit } from '@/lib/candidates/cv/undo-split';
import { candidateListItemSchema, candidateParams, splitCvSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

const ofProcess = ['process.not-found', 'process.archived', 'process.not-ready', 'candidate.not-found'] as const;

export const POST = apiHandler({
  permission: 'candidate:upload',
  summary: 'Makes two candidates of a CV file that holds two people; returns the new one, and both are analysed again',
  params: candidateParams,
  body: splitCvSchema,
  answer: candidateListItemSchema,
  errors: [...ofProcess, 'candidate.split-refused', 'cv.wrong-pages'],
  handle: ({ actor, params, body }) => splitCv(actor, { ...params, ...body }),
});

export const DELETE = apiHandler({
  permission: 'candidate:upload',
  summary:
    'Makes one candidate again of two who share a file; the later one is erased, unless somebody worked with them',
  params: candidateParams,
  answer: candidateListItemSchema,
  errors: [...ofProcess, 'candidate.split-refused', 'candidate.not-split', 'candidate.split-used'],
  handle: ({ actor, params }) => undoSplit(actor, params),
});

export const { GET, PUT, PATCH, OPTIONS } = rejectOtherMethods({ POST, DELETE });
