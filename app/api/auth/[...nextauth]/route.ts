import { handleAuthRequest } from '@/lib/http/server/handle-auth-request';

// All methods, so that unsupported ones get a problem response too.
export {
  handleAuthRequest as GET,
  handleAuthRequest as POST,
  handleAuthRequest as PUT,
  handleAuthRequest as PATCH,
  handleAuthRequest as DELETE,
  handleAuthRequest as OPTIONS,
};
