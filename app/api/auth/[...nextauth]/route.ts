import { answerAuthRequest } from '@/lib/http/server/handle-auth-request';

// Every method, so that the wrong ones are answered with a problem too.
export {
  answerAuthRequest as GET,
  answerAuthRequest as POST,
  answerAuthRequest as PUT,
  answerAuthRequest as PATCH,
  answerAuthRequest as DELETE,
  answerAuthRequest as OPTIONS,
};
