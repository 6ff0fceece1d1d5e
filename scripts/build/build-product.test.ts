import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleStandalone } from './build-product';

test('the folder that is copied to servers and into the image holds no settings of the machine that built it', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'build-product-'));
  try {
    const standalone = path.join(project, '.next/standalone');
    mkdirSync(standalone, { recursive: true });
    for (const name of ['.env', '.env.production', 'server.js']) writeFileSync(path.join(standalone, name), 'x');
    writeFileSync(path.join(project, '.env'), 'x');
    assembleStandalone(project);
    const left = ['.env', '.env.production', 'server.js'].filter((name) => existsSync(path.join(standalone, name)));
    expect(left).toEqual(['server.js']);
    expect(existsSync(path.join(project, '.env'))).toBe(true);
  } finally {
    rmSync(project, { recursive: true });
  }
});
