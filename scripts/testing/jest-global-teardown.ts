import { globalScope } from './jest-global-setup';

/** After the last integration test: lets go of the server. */
export default async function teardown(): Promise<void> {
  await globalScope.__testServer?.release();
}
