import { authRequestHandler } from '@/lib/http/server/handle-auth-request';
import { findCompanyAccount } from '@/lib/users/company-account/find-company-account';

const handleAuthRequest = authRequestHandler(findCompanyAccount);

// All methods, so that unsupported ones get a problem response too.
export {
  handleAuthRequest as GET,
  handleAuthRequest as POST,
  handleAuthRequest as PUT,
  handleAuthRequest as PATCH,
  handleAuthRequest as DELETE,
  handleAuthRequest as OPTIONS,
};
