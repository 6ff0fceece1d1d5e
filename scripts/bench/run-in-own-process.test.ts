import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInOwnProcess } from './run-in-own-process';

let folder: string;

beforeAll(() => (folder = mkdtempSync(path.resolve('scripts/bench/tmp-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function programOf(source: string): string {
  const file = path.join(folder, 'program.ts');
  writeFileSync(file, source);
  return file;
}

test('settings of one run do not reach the next', async () => {
  const program = programOf(`
    import { env } from '@/lib/env';
    process.env.DATABASE_URL ??= process.argv[2];
    process.send?.(env().DATABASE_URL);`);
  const first = await runInOwnProcess(program, ['postgresql://first']);
  const second = await runInOwnProcess(program, ['postgresql://second']);
  expect([first, second]).toEqual(['postgresql://first', 'postgresql://second']);
});

test.each(['throw new Error("no");', 'console.log("nothing sent");'])(
  'a program that fails is an error: %s',
  async (source) => {
    await expect(runInOwnProcess(programOf(source), [])).rejects.toThrow(/exited with/);
  },
);
