import { globSync } from 'node:fs';
import { build } from 'esbuild';
import { programBanner } from './bundle-programs';

/**
 * Bundles the commands for administrators into a file each beside `server.js`, where neither the sources nor the packages
 * that run them are (docs/decisions/0035).
 *
 * @param standalone the complete standalone folder
 * @throws Error when a command cannot be bundled or written
 */
export async function bundleCommands(project: string, standalone: string): Promise<void> {
  await build({
    absWorkingDir: project,
    entryPoints: globSync('scripts/*/standalone/*.ts', { cwd: project }),
    entryNames: '[name]',
    outdir: standalone,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // The database's client, most of each command, stands once, and beside them: they are found from there.
    splitting: true,
    chunkNames: 'command-[hash]',
    minify: true,
    platform: 'node',
    // What a command loads later keeps its names only as an ES module.
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node22.19',
    banner: { js: programBanner },
    // Machine code that pg uses only where it is installed.
    external: ['pg-native'],
    logLevel: 'silent',
  });
}
