// `npm start` and `npm run dev`, part 1: runs on the machine's Node without packages, installs them if needed, then starts
// scripts/start/launch.ts on the Node from the packages.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './start/install.mjs';

const project = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

async function main() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    fail(
      `Node ${process.versions.node} is too old.`,
      'Install Node 20 or newer (https://nodejs.org), then start again.',
    );
  }
  try {
    await installPackages(project);
  } catch (error) {
    fail(error.message, error.remedy ?? 'Start again; if it fails again, report the lines above.');
  }
  runLauncher();
}

function runLauncher() {
  const ownNode = path.join(project, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const launcher = path.join(project, 'scripts/start/launch.ts');
  const child = spawn(
    existsSync(ownNode) ? ownNode : process.execPath,
    ['--import', 'tsx', launcher, ...process.argv.slice(2)],
    {
      cwd: project,
      // The channel closes when this process is killed.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  stopWithNpm(child);
  child.once('error', (error) => fail(error.message, 'Run "npm ci", then start again.'));
  child.once('exit', (code) => process.exit(code ?? 1));
}

/** npm signals only its shell, which exits without forwarding; then this process gets another parent. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}

function fail(what, remedy) {
  console.error(`\n✗ ${what}\n  ${remedy}\n`);
  process.exit(1);
}

await main();
