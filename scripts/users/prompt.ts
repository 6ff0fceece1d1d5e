import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Prompts at the terminal. @returns the line that was typed, trimmed */
export function prompt(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.question(question, (answer) => {
      resolve(answer.trim());
      lines.close();
    });
  });
}

/** Prompts for a password; the input is not echoed. */
export function promptPassword(question: string): Promise<string> {
  process.stdout.write(question);
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: muted, terminal: true });
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => {
      lines.close();
      reject(new Error('Cancelled.'));
    });
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      process.stdout.write('\n');
    });
  });
}

/** The first line of standard input. */
export async function readLineFromStdin(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
  return line;
}
