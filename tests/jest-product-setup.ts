import { startProduct, type RunningProduct } from './product';

/** Passes the product from setup to teardown. */
export const globalScope = globalThis as typeof globalThis & { __product?: RunningProduct };

/** Starts the built product unless `BASE_URL` names one. */
export default async function setup(): Promise<void> {
  if (process.env.BASE_URL) return;
  globalScope.__product = await startProduct();
  process.env.BASE_URL = globalScope.__product.server.url;
  process.env.PRODUCT_DATABASE_URL = globalScope.__product.databaseUrl;
}
