import { globalScope } from './jest-global-setup';

export default async function teardown(): Promise<void> {
  await globalScope.__testServer?.release();
}
