import { bundlePrograms } from '../scripts/build/bundle-programs';

/** Set by the test run, which bundles the programs before its stages. */
export const bundledVariable = 'PROGRAMS_ARE_BUNDLED';

/**
 * Provides the programs beside the server, of the present sources. Bundling takes as much processor time as a start of the
 * product, so the test run does it once for all.
 */
export async function provideBundledPrograms(): Promise<void> {
  if (process.env[bundledVariable] !== '1') await bundlePrograms(process.cwd());
}
