import { chooseAttachedCv, listCandidateAttachments } from '@/lib/candidates/cv/choose-attached-cv';
import { cvFileErrors } from '@/lib/cv/cv-file-errors';
import {
  attachedCvsSchema,
  candidateListItemSchema,
  candidateParams,
  chooseAttachedCvSchema,
} from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The documents inside a portfolio whose CV is still to be chosen',
  params: candidateParams,
  answer: attachedCvsSchema,
  errors: ['candidate.not-found', ...cvFileErrors],
  handle: ({ actor, params }) => listCandidateAttachments(actor, params),
});

export const PUT = apiHandler({
  permission: 'candidate:upload',
  summary: 'Chooses the CV of the documents inside a portfolio; the candidate is analysed by it',
  params: candidateParams,
  body: chooseAttachedCvSchema,
  answer: candidateListItemSchema,
  errors: [
    ...(['candidate.not-found', 'candidate.replace-refused', 'cv.attachment-not-found', 'cv.duplicate'] as const),
    ...(['cv.another-person', 'process.not-found', 'process.archived', 'process.not-ready'] as const),
    ...cvFileErrors,
  ],
  handle: ({ actor, params, body }) => chooseAttachedCv(actor, { ...params, ...body }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });
