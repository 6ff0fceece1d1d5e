import { spawn } from 'node:child_process';
import path from 'node:path';
import { Failure } from '../../lib/failure';

export interface ToolOptions {
  project: string;
  /** The program's file under node_modules. */
  program: string;
  args: string[];
  /** Prints the program's output as it comes, otherwise only on failure. */
  verbose: boolean;
}

/**
 * Runs a program of node_modules on this Node.
 *
 * @throws Failure with the relevant output, when it fails.
 */
export async function runTool({ project, program, args, verbose }: ToolOptions): Promise<void> {
  const child = spawn(process.execPath, [path.join(project, 'node_modules', program), ...args], {
    cwd: project,
    stdio: ['ignore', verbose ? 'inherit' : 'pipe', verbose ? 'inherit' : 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });
  const killChild = () => child.kill();
  process.once('exit', killChild);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('exit', killChild);
  if (code !== 0) throw explain(`${path.basename(program)} ${args.join(' ')}`, output);
}

function explain(command: string, output: string): Failure {
  if (/ENOSPC/.test(output)) {
    return new Failure(
      'The disk is full: the product cannot be built.',
      'Free about 1 GB of disk space, then start again.',
    );
  }
  if (/EACCES|EPERM/.test(output)) {
    const lines = output.split('\n').filter((line) => /EACCES|EPERM/.test(line));
    return new Failure(
      `A file cannot be written: ${lines[0]?.trim() ?? ''}`,
      'Start as the user who owns the folder, or delete its .next, lib/db/generated and lib/programs/generated and start again.',
    );
  }
  if (/heap out of memory|SIGKILL/.test(output)) {
    return new Failure('The machine has too little memory to build.', 'Free about 2 GB of memory, then start again.');
  }
  return new Failure(
    `"${command}" failed.\n  ${keyLines(output).join('\n  ')}`,
    'Fix what it names, then start again.',
  );
}

/** The output from the first line about an error, without stack traces and blank lines. */
function keyLines(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim() && !/^\s+at /.test(line));
  const start = lines.findIndex((line) => /error|fail|not found/i.test(line));
  return lines.slice(Math.max(start, 0)).slice(0, 25);
}
