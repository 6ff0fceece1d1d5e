import teardownDatabase from '../jest-global-teardown';
import { storeScope } from './jest-storage-setup';

export default async function teardown(): Promise<void> {
  await storeScope.__objectServer?.stop();
  await teardownDatabase();
}
