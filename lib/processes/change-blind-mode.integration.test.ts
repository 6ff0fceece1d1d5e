import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { changeBlindMode } from './change-blind-mode';
import { getProcessHistory } from './get-process-history';

test('the history of the process tells which way the blind mode was changed, once', async () => {
  const { actor } = await createTestUser();
  const { id: processId } = await createTestProcess(actor);
  await changeBlindMode(actor, { processId, blindMode: true });
  await changeBlindMode(actor, { processId, blindMode: true });
  const { items } = await getProcessHistory(actor, { processId, page: 1, pageSize: 10 });
  expect(items.filter(({ action }) => action === 'process.blind-mode-changed')).toMatchObject([
    { changes: [{ field: 'blindMode', subject: null, from: false, to: true }] },
  ]);
});
