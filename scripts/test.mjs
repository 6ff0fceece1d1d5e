// `npm test`, part 1: runs on the machine's Node without packages, installs them if needed, then starts
// scripts/testing/run-tests.ts on the Node from the packages.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './start/install.mjs';

const project = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const bin = path.join(project, 'node_modules/.bin');

/** Runs a program with the packages' Node first in PATH. */
function run(command, args) {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(command, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'], env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function main() {
  await installPackages(project, { tools: true });
  const node = path.join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  const ownNode = existsSync(node) ? node : process.execPath;
  const generated = await run(ownNode, [path.join(project, 'node_modules/prisma/build/index.js'), 'generate']);
  if (generated !== 0) throw new Error('The database client could not be generated.');
  return run(ownNode, ['--import', 'tsx', 'scripts/testing/run-tests.ts', ...process.argv.slice(2)]);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`\n✗ ${error.message}\n  ${error.remedy ?? ''}\n`);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
