import { runWithOutput } from './stages';

const busy = 'for (;;);';

test('a program that never lets go of its process is killed with what it started, and the rest goes on', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const started = performance.now();
  const program = `require('node:child_process').spawn(process.execPath, ['-e', '${busy}'], { stdio: 'inherit' }); ${busy}`;
  // The output ends only when the child of the program has gone too.
  expect(await runWithOutput('node', ['-e', program], {}, 'unit', 0.02)).toBe(1);
  expect(performance.now() - started).toBeLessThan(60_000);
  expect(log.mock.calls.join()).toContain('Killed after 0.02 minutes');
  expect(await runWithOutput('node', ['-e', 'process.exit(3)'], {}, 'unit')).toBe(3);
});
