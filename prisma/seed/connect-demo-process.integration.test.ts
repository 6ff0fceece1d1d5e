import { database } from '@/lib/db/client';
import { startReachableSandbox } from '@/tests/ats/sandbox-connection';
import { connectDemoProcess } from './connect-demo-process';
import { createDemoProcess } from './create-demo-process';
import { createDemoUsers } from './create-demo-users';
import { demoProcesses } from './demo-processes';

test('a demo process is linked to the sandbox once, ready to synchronise and to send', async () => {
  const sandbox = await startReachableSandbox();
  try {
    const users = await createDemoUsers();
    const [process] = demoProcesses;
    if (!process) throw new Error('The demo has no process.');
    const { processId } = await createDemoProcess(users.RECRUITER, process);
    await connectDemoProcess(users, { processId, sandboxUrl: sandbox.url });
    await connectDemoProcess(users, { processId, sandboxUrl: sandbox.url });
    const links = await database().atsLink.findMany({ include: { connection: true } });
    expect(links).toMatchObject([
      { processId, targetKind: 'STAGE', targetName: 'Wybrany przez AI', connection: { provider: 'TRAFFIT' } },
    ]);
  } finally {
    await sandbox.close();
  }
});
