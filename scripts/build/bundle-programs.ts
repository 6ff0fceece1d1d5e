import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { explainFileError } from '../../lib/failure';
import { replaceFile } from './replace-file';

/** Every file of such a name is a program. */
const entryPoints = ['lib/**/*-program.ts'];

/** Machine code, or packages that look for their own files beside them. */
const external = ['@napi-rs/canvas', 'pdfjs-dist'];

/** Packages in the older module format ask for Node's modules by `require`. */
export const programBanner = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/** Hostile text meets these programs: they have no database, no settings and no log. */
const nothingOfTheServer: Plugin = {
  name: 'nothing-of-the-server',
  setup({ onLoad }) {
    const filter = /[\\/]lib[\\/](db[\\/]|env[.]|logger[.])|[\\/]node_modules[\\/](pg|@prisma|zod|next|pino)[\\/]/;
    onLoad({ filter }, () => ({
      errors: [{ text: 'A program beside the server has nothing of the server: import a type, or pass the value in.' }],
    }));
  },
};

/**
 * Bundles the programs that run outside Next, each with what it always needs in one file, into `lib/programs/generated`.
 * Takes a second. A file is replaced as a whole, and only by another content: processes that start meanwhile find either. One
 * that runs already may miss what it would have loaded later: a server is started again after a build in its folder.
 * The development server does so at its start only: after a change of the rules it is started again.
 *
 * @throws Failure when a file cannot be written; Error when a program cannot be bundled
 */
export async function bundlePrograms(project: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints,
    entryNames: '[name]',
    outdir: 'lib/programs/generated',
    // What a program loads later is a file of its own.
    splitting: true,
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node22.19',
    banner: { js: programBanner },
    external,
    plugins: [nothingOfTheServer],
    logLevel: 'silent',
    write: false,
  });
  const folder = path.join(project, 'lib/programs/generated');
  try {
    mkdirSync(folder, { recursive: true });
    // What a program loads later is there before the program.
    const inOrder = outputFiles.toSorted((one, other) => Number(isProgram(one.path)) - Number(isProgram(other.path)));
    for (const { path: file, contents } of inOrder) replaceFile(file, Buffer.from(contents));
    removeOthers(folder, new Set(outputFiles.map((file) => path.basename(file.path))));
  } catch (error) {
    throw explainFileError(error, folder);
  }
}

const isProgram = (file: string): boolean => file.endsWith('-program.mjs');

/** What an older version of the product has left. */
function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.mjs') && !names.has(name)) rmSync(path.join(folder, name));
  }
}
