import { database } from '@/lib/db/client';
import { withSecondStep } from '@/tests/second-step';
import { unlockUserCommand } from './unlock-user-command';

const secret = process.env.NEXTAUTH_SECRET;
afterAll(() => {
  process.env.NEXTAUTH_SECRET = secret;
});

/** Runs the command on the test's database. */
async function run(...args: string[]): Promise<void> {
  process.env.NEXTAUTH_SECRET = 'a-secret-that-signs-sessions-0123456789';
  await unlockUserCommand('npm run user:unlock --', (work) => work(''), args);
}

test('the second step of a locked out administrator is reset only if the command says so', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { email, actor } = await withSecondStep('ADMIN');
  const steps = () => database().secondStep.count({ where: { userId: actor.userId } });
  await run('--email', email);
  expect(await steps()).toBe(1);
  await run('--email', email, '--reset-second-step');
  expect(await steps()).toBe(0);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('two-step sign-in is reset'));
  await expect(run('--email', email, '--reset-second-step')).rejects.toThrow('no two-step sign-in');
  await expect(run('--email', 'nobody@tests.example')).rejects.toThrow('no account');
});
