import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { saveSharedAnswer } from '@/lib/shortlists/save-answer';
import { ownAnswerSchema, sharedAnswerBodySchema } from '@/lib/shortlists/shortlist-schemas';

export const POST = publicHandler({
  summary: 'What somebody with the link thinks of a candidate; an empty answer takes it back',
  body: sharedAnswerBodySchema,
  answer: ownAnswerSchema,
  errors: ['link.invalid', 'shortlist.pin-needed', 'candidate.not-found', 'shortlist.full'],
  handle: ({ body }) => saveSharedAnswer(body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
