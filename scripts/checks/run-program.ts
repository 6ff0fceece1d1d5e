import { spawn } from 'node:child_process';
import path from 'node:path';

export interface ProgramResult {
  code: number;
  stdout: string;
  stderr: string;
}

export interface ProgramOptions {
  /** Settings beside those of this process. */
  env?: Record<string, string>;
  cwd?: string;
  /** What the program reads from its standard input. */
  input?: string;
}

/** Plain text to be read and parsed; FORCE_COLOR would win over NO_COLOR. */
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1' };

/** Runs a program of `node_modules/.bin` and waits for its end. */
export function runProgram(name: string, args: string[], options: ProgramOptions = {}): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.resolve('node_modules/.bin', name), args, {
      cwd: options.cwd ?? process.cwd(),
      env: { ...process.env, ...plain, ...options.env },
    });
    const result: ProgramResult = { code: 1, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (result.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (result.stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code: code ?? 1 }));
    child.stdin.end(options.input ?? '');
  });
}
