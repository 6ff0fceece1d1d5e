import { globalScope } from './jest-product-setup';

export default async function teardown(): Promise<void> {
  await globalScope.__product?.stop();
}
