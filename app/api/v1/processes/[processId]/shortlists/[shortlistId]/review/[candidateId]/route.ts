import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { reviewCandidate } from '@/lib/shortlists/review-shortlist';
import { saveMemberAnswer } from '@/lib/shortlists/save-answer';
import {
  ownAnswerSchema,
  sharedCandidateSchema,
  shortlistAnswerSchema,
  shortlistEntryParams,
} from '@/lib/shortlists/shortlist-schemas';

const errors = ['process.not-found', 'shortlist.not-found', 'candidate.not-found'] as const;

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'A candidate of a shortlist as who is asked sees them',
  params: shortlistEntryParams,
  answer: sharedCandidateSchema,
  errors,
  handle: ({ actor, params }) => reviewCandidate(actor, params),
});

export const PUT = apiHandler({
  permission: 'candidate:comment',
  summary: 'What the caller thinks of a candidate of a shortlist; an empty answer takes it back',
  params: shortlistEntryParams,
  body: shortlistAnswerSchema,
  answer: ownAnswerSchema,
  errors: [...errors, 'process.archived', 'shortlist.full'],
  handle: ({ actor, params, body }) => saveMemberAnswer(actor, { ...params, ...body }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });
