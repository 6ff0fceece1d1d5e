import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cvDocumentSchema } from '@/lib/domain/cv-document';
import { endIdleReaders } from '@/lib/reader/reader-pool';
import { probeCv, readCvFile } from '@/lib/reader/run-reader';
import { bundlePrograms } from '../build/bundle-programs';
import { Failure } from '../../lib/failure';
import { runCommand } from '../run-command';
import { compareWords, f1 } from './reading/compare-text';

// `npm run eval:docx -- <folder>`: the words of DOCX files as the product reads them, beside those of LibreOffice
// (Debian: apt-get install libreoffice-writer). LibreOffice leaves out headers, footers and text boxes in plain text.

function requireOffice() {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
  } catch (error) {
    throw new Failure('LibreOffice is missing: there is no "soffice". Nothing was measured.', '<folder>', {
      cause: error,
    });
  }
}

function officeText(file: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'eval-docx-'));
  try {
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const options = [profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, file];
    execFileSync('soffice', options, { stdio: 'ignore', timeout: 120_000 });
    return readFileSync(path.join(folder, `${path.parse(file).name}.txt`), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function productText(file: string): Promise<string> {
  const { preview } = await probeCv(new Uint8Array(readFileSync(file)));
  const { cv } = await readCvFile(preview ?? new Uint8Array());
  const { pages } = cvDocumentSchema.parse(JSON.parse(cv));
  return pages.map(({ text }) => text).join('\n');
}

await runCommand(async () => {
  requireOffice();
  await bundlePrograms(process.cwd());
  const folder = process.argv[2] ?? 'tests/cv/docx';
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.docx'))) {
    const file = path.join(folder, name);
    const overlap = compareWords(await productText(file), [officeText(file)]);
    const { right, found, wanted } = overlap;
    console.log(`${name}: F1 ${f1(overlap).toFixed(3)} (${right} of LibreOffice's ${wanted} words, ${found} read)`);
  }
  endIdleReaders();
});
