import { bundlePrograms } from '../scripts/build/bundle-programs';

/** Provides the programs beside the server, of the present sources. */
export default async function setup(): Promise<void> {
  await bundlePrograms(process.cwd());
}
