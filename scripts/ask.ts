import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Asks a question at the terminal and answers with the line that was typed. */
export function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.question(question, (answer) => {
      resolve(answer.trim());
      lines.close();
    });
  });
}

/** Asks for a password at the terminal; what is typed is not shown. */
export function askPassword(question: string): Promise<string> {
  process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
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

/** The first line of standard input, for passwords that come from a program. */
export async function readLineFromStdin(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
  return line;
}
