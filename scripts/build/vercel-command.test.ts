import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const { buildCommand } = z
  .object({ buildCommand: z.string().max(256, 'Vercel takes no more') })
  .parse(JSON.parse(readFileSync('vercel.json', 'utf8')));

/** What the command says to npm, which fails at `failing`. */
function saidBy(settings: Record<string, string>, failing = 'nothing'): { said: string[]; status: number | null } {
  const folder = mkdtempSync(path.join(tmpdir(), 'vercel-'));
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\necho "$*"\n[ "$2" != ${failing} ]\n`);
  chmodSync(path.join(folder, 'npm'), 0o755);
  const env = { NODE_ENV: 'test', PATH: `${folder}:/usr/bin:/bin`, ...settings } as const;
  const { stdout, status } = spawnSync('sh', ['-c', buildCommand], { encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  return { said: stdout.trim().split('\n'), status };
}

test('only a build for production migrates, and none goes on after a migration that failed', () => {
  const both = { said: ['run db:migrate', 'run build'], status: 0 };
  expect(saidBy({ VERCEL_ENV: 'production' })).toEqual(both);
  expect(saidBy({})).toEqual(both);
  expect(saidBy({ VERCEL_ENV: 'preview' })).toEqual({ said: ['run build'], status: 0 });
  expect(saidBy({}, 'db:migrate')).toEqual({ said: ['run db:migrate'], status: 1 });
});
