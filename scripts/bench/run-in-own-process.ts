import { fork } from 'node:child_process';

/**
 * Runs a program that sends one message to its parent.
 *
 * @param program a TypeScript file
 * @returns the message
 * @throws Error when the program fails or ends without a message
 */
export function runInOwnProcess<Message>(program: string, args: string[]): Promise<Message> {
  const child = fork(program, args, { execArgv: ['--import', 'tsx'] });
  let message: Message | undefined;
  child.once('message', (sent) => (message = sent as Message));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0 && message !== undefined) resolve(message);
      else reject(new Error(`${[program, ...args].join(' ')} exited with ${signal ?? code}; see its output above.`));
    });
  });
}
