import { startProduct, type RunningProduct } from './product';

/** Jest keeps setup and teardown apart; the product passes between them here. */
export const globalScope = globalThis as typeof globalThis & { __product?: RunningProduct };

/**
 * Before the API tests: the built product at `BASE_URL`, unless one is given, and its database at `PRODUCT_DATABASE_URL`,
 * for what no call can make (a process of last year).
 */
export default async function setup(): Promise<void> {
  if (process.env.BASE_URL) return;
  globalScope.__product = await startProduct();
  process.env.BASE_URL = globalScope.__product.server.url;
  process.env.PRODUCT_DATABASE_URL = globalScope.__product.databaseUrl;
}
