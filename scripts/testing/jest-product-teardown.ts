import { globalScope } from './jest-product-setup';

/** After the API tests: stops the product that was started for them. */
export default async function teardown(): Promise<void> {
  await globalScope.__product?.stop();
}
