import { apiHandler } from '@/lib/http/server/api-handler';
import { openApiDocument } from '@/lib/http/openapi/openapi-document';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { apiOperations } from './operations';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: true,
  summary: 'The OpenAPI 3.1 document of this API',
  produces: ['application/json'],
  handle: async () => Response.json(openApiDocument(apiOperations())),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });
