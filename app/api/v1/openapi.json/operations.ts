import type { ApiHandler } from '@/lib/http/server/api-handler';
import type { ApiOperation } from '@/lib/http/openapi/openapi-document';
import type { OpenHandler } from '@/lib/http/server/open-handler';
import type { RefusingHandler } from '@/lib/http/server/reject-other-methods';
import { routes as routeFiles } from './generated/routes';

const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const;

/** What a route's file exports. */
type RouteModule = Partial<Record<(typeof methods)[number], ApiHandler | OpenHandler | RefusingHandler>>;

/** Every route of the API by its path, in the order of the paths. */
export const routes: Record<string, RouteModule> = routeFiles;

/** The operations of the API, for its OpenAPI document. */
export function apiOperations(): ApiOperation[] {
  return Object.entries(routes).flatMap(([path, module]) =>
    methods.flatMap((method) => {
      const handler = module[method];
      if (!handler || !('definition' in handler)) return [];
      return [{ path, method: method.toLowerCase() as ApiOperation['method'], definition: handler.definition }];
    }),
  );
}
