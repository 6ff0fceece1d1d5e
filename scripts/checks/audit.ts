import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { allowedAdvisories, judgeAudit } from './judge-audit';

const exceptions = 'scripts/checks/allowed-advisories.json';
const patienceMs = 20_000;
const options = ['--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];

/** What npm prints; nothing where there is no npm, or it takes too long. */
function runAudit(): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['audit', ...options], { stdio: ['ignore', 'pipe', 'ignore'], timeout: patienceMs });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(output));
  });
}

/**
 * Looks for known weaknesses of the packages that are deployed.
 *
 * @param note says what could not be checked
 */
export async function auditPackages(note: (text: string) => void): Promise<string | null> {
  const allowed = allowedAdvisories.parse(JSON.parse(readFileSync(exceptions, 'utf8')));
  const verdict = judgeAudit(await runAudit(), allowed, new Date().toISOString().slice(0, 10));
  if (verdict.kind === 'unchecked') {
    note(`NOT CHECKED: known weaknesses of packages. ${verdict.reason}`);
    return null;
  }
  if (verdict.problems.length === 0) return null;
  return `${verdict.problems.join('\n')}\nUpdate the package, or name advisory, reason and a day in ${exceptions}.`;
}
