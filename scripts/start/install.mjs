import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const progressMs = 5_000;
const installedCopy = 'node_modules/.package-lock.json';

/**
 * Installs the packages of package-lock.json if any are missing.
 *
 * @param {string} project the project's folder
 * @param {{ tools?: boolean }} options `tools`: the devDependencies too, which tests and checks need
 * @throws Error with a `remedy` for the user
 */
export async function installPackages(project, { tools = false } = {}) {
  const title = 'Packages'.padEnd(10);
  const missing = () => missingPackages(project, tools);
  if (isComplete(project, missing())) {
    if (!tools) console.log(`✓ ${title} already installed`);
    return;
  }
  assertWritable(project);
  const total = missing().length;
  console.log(`… ${title} installing ${total} (one to two minutes, needs the npm registry)`);
  const startedAt = Date.now();
  const timer = setInterval(() => {
    const remaining = missing().length;
    // At the end npm runs the packages' own install scripts.
    console.log(
      `… ${title} ${remaining > 0 ? `${total - remaining} of ${total} unpacked` : 'all unpacked, running install scripts'}`,
    );
  }, progressMs);
  const { code, output } = await runNpm(project, tools).finally(() => clearInterval(timer));
  if (code !== 0) throw explainNpm(output, project);
  console.log(`✓ ${title} installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Packages of the lock whose folder is missing or has another version. */
function missingPackages(project, tools) {
  const { packages } = JSON.parse(readFileSync(path.join(project, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder, entry]) => folder !== '' && !entry.optional && (tools || !entry.dev))
    .filter(([folder, entry]) => readVersion(path.join(project, folder)) !== entry.version)
    .map(([folder]) => folder);
}

function readVersion(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/** npm writes this copy of the lock last, so an interrupted installation has none. */
function isComplete(project, missing) {
  return missing.length === 0 && existsSync(path.join(project, installedCopy));
}

function assertWritable(project) {
  try {
    accessSync(project, constants.R_OK | constants.W_OK);
  } catch {
    throw failure(
      `${project} cannot be written by this user.`,
      'Start as the user who owns the folder, or clone the project to a folder of your own.',
    );
  }
}

/** Removes nothing from an earlier installation: a running product may need it. */
function runNpm(project, tools) {
  const isFirst = !existsSync(path.join(project, installedCopy));
  const args = [
    ...(isFirst ? ['ci', tools ? '--include=dev' : '--omit=dev'] : ['install', '--no-save', '--include=dev']),
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retry-mintimeout=2000',
    '--fetch-retry-maxtimeout=8000',
  ];
  const npm = process.env.npm_execpath;
  const [command, rest] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const child = spawn(command, rest, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(failure('npm was not found.', 'Install Node together with npm (https://nodejs.org), then start again.')),
    );
    child.once('close', (code) => resolve({ code, output }));
  });
}

function explainNpm(output, project) {
  if (/ENOSPC/.test(output)) return failure('The disk is full.', 'Free about 2 GB of disk space, then start again.');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return failure(
      'The npm registry cannot be reached.',
      'Check the network connection and the proxy settings of npm (npm config get registry), then start again.',
    );
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return failure(
      `npm cannot write in ${project} or in its own cache.`,
      'Start as the user who owns both folders (npm config get cache shows the second).',
    );
  }
  const lines = output.trim().split('\n').slice(-12).join('\n  ');
  return failure(`npm ci failed:\n  ${lines}`, 'Fix what it names, then start again.');
}

function failure(message, remedy) {
  return Object.assign(new Error(message), { remedy });
}
