import { bundlePrograms } from '../scripts/build/bundle-programs';
import { writeLists } from '../scripts/build/write-lists';

/** Set by the test run, which bundles the programs before its stages. */
export const bundledVariable = 'PROGRAMS_ARE_BUNDLED';

/**
 * Provides the programs beside the server and the lists, of the present sources. Bundling takes as much processor time as a start of the
 * product, so the test run does it once for all.
 */
export async function provideBundledPrograms(): Promise<void> {
  if (process.env[bundledVariable] === '1') return;
  writeLists(process.cwd());
  await bundlePrograms(process.cwd());
}
