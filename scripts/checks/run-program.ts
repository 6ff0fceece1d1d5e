import { spawn } from 'node:child_process';
import path from 'node:path';

export interface ProgramResult {
  code: number;
  stdout: string;
  stderr: string;
}

export interface ProgramOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** Standard input. */
  input?: string;
}

/** FORCE_COLOR would override NO_COLOR. */
const plainOutput = { NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1' };

/** Runs a program of `node_modules/.bin` and waits for its exit. */
export function runProgram(name: string, args: string[], options: ProgramOptions = {}): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.resolve('node_modules/.bin', name), args, {
      cwd: options.cwd ?? process.cwd(),
      env: { ...process.env, ...plainOutput, ...options.env },
    });
    const result: ProgramResult = { code: 1, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (result.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (result.stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code: code ?? 1 }));
    child.stdin.end(options.input ?? '');
  });
}
