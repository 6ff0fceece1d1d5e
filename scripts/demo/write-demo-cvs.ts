import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoCvBytes, demoCvs } from '../../prisma/seed/cvs/demo-cvs';

/** Writes all demo CVs into a folder, one subfolder a process: `tsx scripts/demo/write-demo-cvs.ts <folder>`. */
async function main(): Promise<void> {
  const folder = process.argv[2];
  if (!folder) throw new Error('Usage: tsx scripts/demo/write-demo-cvs.ts <folder>');
  const started = performance.now();
  let total = 0;
  const files = demoCvs();
  for (const file of files) {
    const target = path.join(folder, file.process);
    await mkdir(target, { recursive: true });
    const bytes = await demoCvBytes(file);
    total += bytes.length;
    await writeFile(path.join(target, file.cv.fileName), bytes);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${files.length} CVs, ${(total / 1_000_000).toFixed(1)} MB, ${seconds} s, in ${path.resolve(folder)}`);
}

await main();
