import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Failure } from '../../lib/failure';

/** A test, or a file of tests that did not even start. */
export interface FailedTest {
  file: string;
  /** Empty for a whole file. */
  name: string;
}

export interface Count {
  passed: number;
  failed: number;
  /** What failed; empty where a stage broke as a whole. */
  failures?: FailedTest[];
  /** Tests that failed once and passed alone. */
  unstable?: FailedTest[];
  /** What could not be checked. */
  notes?: string[];
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

/** Stages run side by side: each line says whose it is. */
function print(stream: Readable, stage: string): void {
  createInterface({ input: stream }).on('line', (line) => console.log(`${stage.padEnd(11)} │ ${line}`));
}

/** Twice what the slowest stage takes. A test that never lets go of its process is ended by no limit of Jest's. */
const stageMinutes = 25;

/**
 * Runs a program of `node_modules/.bin` with its output shown; it and what it started are killed with this process, and
 * when they take too long.
 *
 * @param stage whose output it is
 * @param minutes how long it may take
 * @returns its exit code; 1 when it was killed
 */
export function runWithOutput(
  name: string,
  args: string[],
  env: Record<string, string>,
  stage: string,
  minutes = stageMinutes,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.resolve('node_modules/.bin', name), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      // A group of its own, so that its workers are killed with it.
      detached: true,
    });
    const kill = (): void => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has gone by itself.
      }
    };
    const timer = setTimeout(() => {
      console.log(
        `${stage.padEnd(11)} │ Killed after ${minutes} minutes: a file that neither passed nor failed hangs.`,
      );
      kill();
    }, minutes * 60_000);
    process.once('exit', kill);
    print(child.stdout, stage);
    print(child.stderr, stage);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve(code ?? 1);
    });
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
  console.log(`── ${name} ${'─'.repeat(Math.max(3, 70 - name.length))}`);
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
  console.log(`\n${describe(result)}\n`);
  return result;
}

const nameOf = ({ file, name }: FailedTest): string => (name ? `${file}: ${name}` : file);

/** One line about a stage, and one about each test that failed at least once. */
export function describe({
  name,
  passed,
  failed,
  failures = [],
  unstable = [],
  notes = [],
  seconds,
}: StageResult): string {
  const mark = failed === 0 ? '✓' : '✗';
  const line = `${mark} ${name.padEnd(12)} ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
  return [
    line,
    ...failures.map((failure) => `    ✗ ${nameOf(failure)}`),
    ...unstable.map((test) => `    UNSTABLE ${nameOf(test)}`),
    ...notes.map((note) => `    ! ${note}`),
  ].join('\n');
}
