import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainFileError } from '../failure';
import { compressAssets } from './compress-assets';
import { hintFirstScripts } from './hint-first-scripts';
import { runTool } from './run-tool';
import { sourceStamp } from './source-stamp';

/** Written last, so an interrupted build is never taken for a whole one. */
const stampFile = '.next/standalone/source-stamp';

/** Runs before Next's server, so Next does not trace it. */
const assetServer = ['lib/assets', 'lib/http/server/security-headers.ts'];

/** Whether the built product is that of the sources as they are now. */
export function isBuilt(project: string): boolean {
  const file = path.join(project, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp(project);
}

/**
 * Builds the product into `.next/standalone`, a folder that runs by itself with `node server.js`: the database client,
 * Next's build, the files that Next leaves for others to copy, and the compressed forms of what browsers load.
 *
 * @throws Failure when a step fails.
 */
export async function buildProduct(project: string, verbose: boolean): Promise<void> {
  const stamp = sourceStamp(project);
  rmSync(path.join(project, stampFile), { force: true });
  await generateDatabaseClient(project, verbose);
  await runTool({ project, program: 'next/dist/bin/next', args: ['build'], verbose });
  try {
    hintFirstScripts(project);
    assembleStandalone(project);
    // Vercel takes Next's own output, and compresses at its edge.
    if (!process.env.VERCEL) await answerAssetsAhead(path.join(project, '.next/standalone'));
    writeFileSync(path.join(project, stampFile), stamp);
  } catch (error) {
    throw explainFileError(error, path.join(project, '.next/standalone'));
  }
}

/** Makes the typed client in lib/db/generated from prisma/schema. */
export async function generateDatabaseClient(project: string, verbose: boolean): Promise<void> {
  await runTool({ project, program: 'prisma/build/index.js', args: ['generate'], verbose });
}

/** Next traces what the server loads; what browsers load and what is read at start is put beside it. */
function assembleStandalone(project: string): void {
  const standalone = path.join(project, '.next/standalone');
  for (const folder of ['.next/static', 'public', 'prisma/migrations', ...assetServer]) {
    const from = path.join(project, folder);
    const filter = (file: string): boolean => !file.endsWith('.test.ts');
    if (existsSync(from)) cpSync(from, path.join(standalone, folder), { recursive: true, filter });
  }
  removeTests(path.join(standalone, 'lib'));
}

/** Folders that are traced whole (next.config.ts) bring their tests along. */
function removeTests(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isTest = entry.isFile() ? entry.name.endsWith('.test.ts') : entry.name === 'testing';
    if (isTest) rmSync(path.join(entry.parentPath, entry.name), { recursive: true, force: true });
  }
}

/** Compresses what browsers keep for ever, and lets a program that sends it so come before Next's. */
async function answerAssetsAhead(standalone: string): Promise<void> {
  await compressAssets(path.join(standalone, '.next/static'));
  renameSync(path.join(standalone, 'server.js'), path.join(standalone, 'next-server.js'));
  const imports = ["import './lib/assets/answer-before-next.ts';", "import './next-server.js';"];
  writeFileSync(path.join(standalone, 'server.js'), `${imports.join('\n')}\n`);
}
