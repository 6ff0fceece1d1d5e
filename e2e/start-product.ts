import { startProduct } from '../scripts/testing/product';
import { prepareFixtures } from './screens/fixtures';

/** Before the journeys: the built product at `BASE_URL`, unless one is given, and what its screens are shown with. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) {
    await prepareFixtures();
    return undefined;
  }
  const product = await startProduct();
  process.env.BASE_URL = product.server.url;
  process.env.PRODUCT_DATABASE_URL = product.databaseUrl;
  await prepareFixtures();
  return product.stop;
}
