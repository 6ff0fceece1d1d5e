import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure';

export interface Count {
  passed: number;
  failed: number;
  /** What failed, by file and name; empty where a stage broke as a whole. */
  failures?: string[];
}

export interface StageResult extends Count {
  name: string;
  seconds: number;
}

const reports = path.resolve('.data/test-reports');

/** The path for a stage's JSON report. */
export function reportFile(stage: string): string {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${stage}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Runs a program of `node_modules/.bin` with its output shown. @returns its exit code */
export function runWithOutput(name: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.resolve('node_modules/.bin', name), args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Reads the counts of a report; a failed program without a failed test counts as one failure.
 *
 * @param read picks the counts out of the parsed report
 */
export function countFrom<T>(file: string, exitCode: number, read: (report: T) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const count = read(JSON.parse(readFileSync(file, 'utf8')) as T);
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Runs one stage and prints its result; a stage that throws counts as one failure. */
export async function runStage(name: string, work: () => Promise<Count>): Promise<StageResult> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 70 - name.length))}`);
  const startedAt = performance.now();
  let count: Count;
  try {
    count = await work();
  } catch (error) {
    if (error instanceof Failure) console.error(`${error.message}\n→ ${error.remedy}`);
    else console.error(error);
    count = { passed: 0, failed: 1 };
  }
  const result = { name, ...count, seconds: (performance.now() - startedAt) / 1000 };
  console.log(describe(result));
  return result;
}

/** One line about a stage, and one about each failure. */
export function describe({ name, passed, failed, failures = [], seconds }: StageResult): string {
  const mark = failed === 0 ? '✓' : '✗';
  const line = `${mark} ${name.padEnd(12)} ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
  return [line, ...failures.map((failure) => `    ✗ ${failure}`)].join('\n');
}
