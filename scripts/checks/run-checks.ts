import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeLists } from '../build/write-lists';
import { checks, type Check } from './check-list';

const concurrency = 2;

interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
  /** What could not be checked. */
  notes: string[];
}

async function runOne(check: Check): Promise<Outcome> {
  const startedAt = performance.now();
  const notes: string[] = [];
  let output: string | null;
  try {
    output = await check.run((text) => void notes.push(text));
  } catch (error) {
    output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { name: check.name, passed: output === null, seconds, output: output ?? '', notes };
}

function report({ name, passed, seconds, output, notes }: Outcome, what: string): void {
  console.log(`${!passed ? '✗' : notes.length > 0 ? '!' : '✓'} ${name.padEnd(13)} ${what} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(`${output.replace(/^/gm, '    ')}\n`);
}

async function main(): Promise<void> {
  const reportFlag = process.argv.indexOf('--report');
  const reportFile = reportFlag > 0 ? process.argv[reportFlag + 1] : undefined;
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--') && word !== reportFile);
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown) throw new Error(`No check "${unknown}". There are: ${checks.map((check) => check.name).join(', ')}`);
  const selected = checks.filter((check) => names.length === 0 || names.includes(check.name));
  // A fresh clone lacks them.
  writeLists(process.cwd());
  const queue = [...selected];
  const outcomes: Outcome[] = [];
  const runQueue = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const outcome = await runOne(check);
      outcomes.push(outcome);
      report(outcome, check.what);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runQueue));
  const failures = outcomes.filter((outcome) => !outcome.passed).map((outcome) => outcome.name);
  const failed = failures.length;
  const notes = outcomes.flatMap((outcome) => outcome.notes);
  for (const note of notes) console.log(`! ${note}`);
  console.log(`${outcomes.length - failed} checks passed, ${failed} failed`);
  if (reportFile) {
    mkdirSync(path.dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, JSON.stringify({ passed: outcomes.length - failed, failed, failures, notes }));
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
