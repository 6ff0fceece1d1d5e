import { parseArgs } from 'node:util';
import { reportFailure } from './stages';

function printed(error: unknown): string {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reportFailure(error);
  const text = print.mock.calls.flat().join('\n');
  print.mockRestore();
  return text;
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('a mistyped option is named, without a trace of the program', () => {
  const text = printed(thrownBy(() => parseArgs({ args: ['--fron', 'x'], options: { from: { type: 'string' } } })));
  expect(text).toContain("Unknown option '--fron'");
  expect(text).not.toContain('    at ');
});

test.each(['42P01', 'P2021'])('%s: a database without the tables is told to migrate', (code) => {
  const text = printed(Object.assign(new Error('no such relation'), { code }));
  expect(text).toContain('npm run db:migrate');
  expect(text).not.toContain('    at ');
});

test('what nobody foresaw is printed with its trace', () => {
  expect(printed(new Error('unforeseen'))).toContain('report-failure.test.ts');
});
