import { spawn } from 'node:child_process';
import path from 'node:path';

export interface ProgramResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Plain text to be read and parsed; FORCE_COLOR would win over NO_COLOR. */
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Runs a program of `node_modules/.bin` and waits for its end.
 *
 * @param env settings beside those of this process
 */
export function runProgram(
  name: string,
  args: string[],
  { env = {}, cwd = process.cwd() }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const program = path.resolve('node_modules/.bin', name);
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...plain, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const result: ProgramResult = { code: 1, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (result.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (result.stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code: code ?? 1 }));
  });
}
