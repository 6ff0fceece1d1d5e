import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import type { ReleaseFacts } from './read-facts';

const folder = path.resolve('tests/releases');
const factsFile = 'facts.json';

/** The releases whose data are kept, such as `0.1`. */
export function listReleases(): string[] {
  return readdirSync(folder)
    .flatMap((file) => /^(.+)[.]zip$/.exec(file)?.[1] ?? [])
    .sort();
}

/** Keeps a backup, and what people read of it, as one file. Its files are compressed already. */
export function keepRelease(release: string, backup: string, facts: ReleaseFacts): string {
  const files = Object.fromEntries(readdirSync(backup).map((file) => [file, readFileSync(path.join(backup, file))]));
  const place = path.join(folder, `${release}.zip`);
  const text = Buffer.from(JSON.stringify(facts, null, 1));
  writeFileSync(place, zipSync({ ...files, [factsFile]: [new Uint8Array(text), { level: 9 }] }, { level: 0 }));
  return place;
}

/** Writes a release's backup into a folder. @returns what people read of it then */
export function takeRelease(release: string, into: string): ReleaseFacts {
  const files = unzipSync(new Uint8Array(readFileSync(path.join(folder, `${release}.zip`))));
  mkdirSync(into, { recursive: true });
  for (const [name, bytes] of Object.entries(files))
    if (name !== factsFile) writeFileSync(path.join(into, name), bytes);
  return JSON.parse(Buffer.from(files[factsFile] ?? []).toString('utf8')) as ReleaseFacts;
}
