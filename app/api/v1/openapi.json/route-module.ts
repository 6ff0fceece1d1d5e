import type { ApiHandler } from '@/lib/http/server/api-handler';
import type { OpenHandler } from '@/lib/http/server/open-handler';
import type { RefusingHandler } from '@/lib/http/server/reject-other-methods';

/** What a route's file exports. */
export type RouteModule = Partial<
  Record<'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', ApiHandler | OpenHandler | RefusingHandler>
>;
