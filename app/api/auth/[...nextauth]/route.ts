import { answerAuthRequest } from '@/lib/http/server/handle-auth-request';

// All methods, so that unsupported ones get a problem response too.
export {
  answerAuthRequest as GET,
  answerAuthRequest as POST,
  answerAuthRequest as PUT,
  answerAuthRequest as PATCH,
  answerAuthRequest as DELETE,
  answerAuthRequest as OPTIONS,
};
