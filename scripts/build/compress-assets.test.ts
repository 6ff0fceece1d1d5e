import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readAssets } from '@/lib/assets/read-assets';
import { compressAssets } from './compress-assets';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  mkdirSync(path.join(folder, 'chunks'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = 'const greeting = "Dzień dobry";\n'.repeat(100);

test('scripts and styles are read back in both codings, under the addresses that browsers ask for', async () => {
  writeFileSync(path.join(folder, 'chunks/a b~1.js'), text);
  writeFileSync(path.join(folder, 'chunks/page.css'), text);
  await compressAssets(folder);
  const assets = readAssets(folder);
  expect([...assets.keys()].sort()).toEqual(['/_next/static/chunks/a%20b~1.js', '/_next/static/chunks/page.css']);
  for (const { br, gzip } of assets.values()) {
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(br.etag).not.toBe(gzip.etag);
  }
});

test('what is small, compressed already or no text is left as it is', async () => {
  const files = ['chunks/small.js', 'letters.woff2', 'page.js.map'];
  for (const file of files) writeFileSync(path.join(folder, file), file.endsWith('.js') ? text.slice(0, 900) : text);
  await compressAssets(folder);
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(found.filter((file) => file !== 'chunks').sort()).toEqual(files);
  expect(readAssets(folder).size).toBe(0);
});

test('a second time changes nothing', async () => {
  writeFileSync(path.join(folder, 'chunks/page.js'), text);
  await compressAssets(folder);
  await compressAssets(folder);
  expect(readdirSync(path.join(folder, 'chunks')).sort()).toEqual(['page.js', 'page.js.br', 'page.js.gz']);
});
