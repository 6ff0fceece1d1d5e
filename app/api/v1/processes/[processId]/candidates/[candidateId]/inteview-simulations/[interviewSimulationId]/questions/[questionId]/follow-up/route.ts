import { createTextStreamResponse } from 'ai';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { questionParams } from '@/lib/interviews/simulation-schemas';
import { startFollowUp } from '@/lib/interviews/start-follow-up';

export const POST = apiHandler({
  permission: 'interview:run',
  summary:
    'Has the model go on from an answer; the follow-up comes as a stream of text, and is stored when it is whole',
  params: questionParams,
  produces: ['text/plain'],
  errors: ['interview.not-found', 'interview.question-not-found', 'interview.follow-up-not-due', 'process.archived'],
  handle: async ({ actor, params }) => createTextStreamResponse({ stream: await startFollowUp(actor, params) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });
