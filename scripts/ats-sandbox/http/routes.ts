import { type Exchange, type Answer } from './exchange';
import { HttpError } from './http-error';

/** A call: method, path below the dialect's prefix with `{id}` for a whole number, and what it does. */
export type Route = [
  method: string,
  path: string,
  answer: (exchange: Exchange, ...ids: number[]) => Answer | Promise<Answer>,
];

interface Compiled {
  method: string;
  pattern: RegExp;
  answer: Route[2];
}

/** Finds a path's call. */
export class RouteTable {
  private readonly compiled: Compiled[];

  constructor(routes: Route[]) {
    this.compiled = routes.map(([method, path, answer]) => {
      const source = path.replaceAll(/[.]/g, '\\.').replaceAll('{id}', '(\\d{1,15})');
      return { method, pattern: new RegExp(`^${source}$`), answer };
    });
  }

  /** @throws HttpError 404 or 405 */
  async answer(exchange: Exchange, path: string): Promise<Answer> {
    const onPath = this.compiled.filter(({ pattern }) => pattern.test(path));
    const route = onPath.find(({ method }) => method === exchange.method);
    if (!route)
      throw new HttpError(onPath.length > 0 ? 405 : 404, onPath.length > 0 ? 'Method not allowed' : 'Not found');
    const ids = route.pattern.exec(path)?.slice(1).map(Number) ?? [];
    return route.answer(exchange, ...ids);
  }

  has(path: string): boolean {
    return this.compiled.some(({ pattern }) => pattern.test(path));
  }
}
