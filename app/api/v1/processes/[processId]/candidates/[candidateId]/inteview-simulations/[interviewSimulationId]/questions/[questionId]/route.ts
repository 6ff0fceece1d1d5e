import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { answerQuestion } from '@/lib/interviews/answer-question';
import { answeredQuestionSchema, answerQuestionSchema, questionParams } from '@/lib/interviews/simulation-schemas';

export const PUT = apiHandler({
  permission: 'interview:run',
  summary: 'Saves the answer to a question, or skips it; a sent answer may lead to a follow-up',
  params: questionParams,
  body: answerQuestionSchema,
  answer: answeredQuestionSchema,
  errors: [
    'interview.not-found',
    'interview.question-not-found',
    'interview.not-ready',
    'interview.completed',
    'interview.answer-changed',
    'interview.version-missing',
    'interview.answer-missing',
    'process.archived',
  ],
  handle: ({ actor, params, body }) => answerQuestion(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });
