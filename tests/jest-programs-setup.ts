import { provideBundledPrograms } from './bundled-programs';

/** Provides the programs beside the server, of the present sources. */
export default async function setup(): Promise<void> {
  await provideBundledPrograms();
}
