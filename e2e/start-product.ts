import { startProduct } from '../tests/product';
import { prepareFixtures } from './screens/fixtures';

/** Starts the built product, unless `BASE_URL` names one, and creates the fixtures. */
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
