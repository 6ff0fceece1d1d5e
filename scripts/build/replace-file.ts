import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a file as a whole, and only where its content is another: processes that start meanwhile find either. */
export function replaceFile(file: string, contents: Buffer): void {
  if (readIfThere(file)?.equals(contents)) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
