import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { explainFileError } from '../../lib/failure';

/** Decoders of pictures, colours of print, characters and fonts that a PDF may name without bringing them. */
const folders = ['wasm', 'iccs', 'cmaps', 'standard_fonts'];
/** For scripts in a PDF, which are not run. */
const unused = /quickjs/;

/**
 * Copies what the PDF viewer fetches besides its code from the installed package into `public/pdfjs/<version>`, where nothing
 * changes: browsers keep it (next.config.ts).
 *
 * @throws Failure when a file cannot be written
 */
export function copyViewerFiles(project: string): void {
  const source = path.join(project, 'node_modules/pdfjs-dist');
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const all = path.join(project, 'public/pdfjs');
  const target = path.join(all, version);
  if (existsSync(target)) return;
  const draft = path.join(all, `draft-${process.pid}`);
  try {
    rmSync(all, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    for (const folder of folders)
      cpSync(path.join(source, folder), path.join(draft, folder), {
        recursive: true,
        filter: (file) => !unused.test(path.basename(file)),
      });
    renameSync(draft, target);
  } catch (error) {
    throw explainFileError(error, all);
  }
}
