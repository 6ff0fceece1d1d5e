import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainFileError } from '../../lib/failure';
import { bundleCommands } from './bundle-commands';
import { bundlePrograms } from './bundle-programs';
import { copyViewerFiles } from './copy-viewer-files';
import { runTool } from './run-tool';
import { sourceStamp } from './source-stamp';
import { writeLists } from './write-lists';

/** Written last, so that an interrupted build does not count as complete. */
const stampFile = '.next/standalone/source-stamp';

/** Whether the build matches the current sources. */
export function isBuilt(project: string): boolean {
  const file = path.join(project, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp(project);
}

/**
 * Builds the product into `.next/standalone`, a folder that runs by itself with `node server.js`: the database client,
 * the lists, the programs beside the server, Next's build, the files that Next leaves for others to copy, and the commands for
 * administrators.
 *
 * @throws Failure when a step fails.
 */
export async function buildProduct(project: string, verbose: boolean): Promise<void> {
  await generateDatabaseClient(project, verbose);
  await buildPages(project, verbose);
}

/** `buildProduct` without the database client. */
export async function buildPages(project: string, verbose: boolean): Promise<void> {
  const stamp = sourceStamp(project);
  rmSync(path.join(project, stampFile), { force: true });
  writeLists(project);
  await bundlePrograms(project);
  copyViewerFiles(project);
  await runTool({ project, program: 'next/dist/bin/next', args: ['build'], verbose });
  try {
    assembleStandalone(project);
    await bundleCommands(project, path.join(project, '.next/standalone'));
    writeFileSync(path.join(project, stampFile), stamp);
  } catch (error) {
    throw explainFileError(error, path.join(project, '.next/standalone'));
  }
}

/** Generates lib/db/generated from prisma/schema. */
export async function generateDatabaseClient(project: string, verbose: boolean): Promise<void> {
  await runTool({ project, program: 'prisma/build/index.js', args: ['generate'], verbose });
}

/**
 * Copies what Next's tracing leaves out, static files and what is read at start, and removes the lists that it worked by (25 MB) and
 * the settings of this machine: Next copies `.env` and `.env.production`, whose secrets would go wherever the folder goes.
 */
export function assembleStandalone(project: string): void {
  const standalone = path.join(project, '.next/standalone');
  for (const folder of ['.next/static', 'public', 'prisma/migrations']) {
    const from = path.join(project, folder);
    if (existsSync(from)) cpSync(from, path.join(standalone, folder), { recursive: true });
  }
  for (const list of globSync('.next/**/*.nft.json', { cwd: standalone })) rmSync(path.join(standalone, list));
  for (const settings of globSync('.env*', { cwd: standalone })) rmSync(path.join(standalone, settings));
}
