import { startProduct } from '../scripts/testing/product';

/** Before the journeys: the built product at `BASE_URL`, unless one is given. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const product = await startProduct();
  process.env.BASE_URL = product.server.url;
  return product.stop;
}
