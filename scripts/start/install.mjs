import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the packages of package-lock.json, unless they are there already.
 *
 * @param {string} project the project's folder
 * @throws Error with a `remedy` for the person at the keyboard
 */
export async function installPackages(project) {
  const title = 'Packages'.padEnd(10);
  if (isInstalled(project)) {
    console.log(`✓ ${title} already installed`);
    return;
  }
  refuseReadOnly(project);
  console.log(`… ${title} installing (about a minute, needs the npm registry)`);
  const startedAt = Date.now();
  const { code, output } = await runNpm(project);
  if (code !== 0) throw explainNpm(output, project);
  console.log(`✓ ${title} installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** npm keeps a copy of what it installed and writes it last; an interrupted installation has none. */
function isInstalled(project) {
  try {
    const read = (file) => JSON.parse(readFileSync(path.join(project, file), 'utf8')).packages;
    const wanted = read('package-lock.json');
    const present = read('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([name, entry]) => name === '' || entry.optional || present[name]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

function refuseReadOnly(project) {
  try {
    accessSync(project, constants.R_OK | constants.W_OK);
  } catch {
    throw failure(
      `${project} cannot be written by this user.`,
      'Start as the user who owns the folder, or clone the project to a folder of your own.',
    );
  }
}

function runNpm(project) {
  const args = [
    'ci',
    '--include=dev',
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
      `npm may not write in ${project} or in its own cache.`,
      'Start as the user who owns both folders (npm config get cache shows the second).',
    );
  }
  const lines = output.trim().split('\n').slice(-12).join('\n  ');
  return failure(`npm ci failed:\n  ${lines}`, 'Correct what it names, then start again.');
}

function failure(message, remedy) {
  return Object.assign(new Error(message), { remedy });
}
