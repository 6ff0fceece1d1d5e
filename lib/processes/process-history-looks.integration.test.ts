import { recordLook } from '@/lib/audit/record-look';
import { createTestScene } from '@/prisma/seed/factories';
import { getProcessHistory } from './get-process-history';

test('the history says what was changed, not who saw the list of candidates', async () => {
  const { actor, processId } = await createTestScene();
  const history = () => getProcessHistory(actor, { processId, page: 1, pageSize: 20 });
  const before = await history();
  await recordLook(actor, 'process.candidates-listed', { processId, count: 0, filters: [] });
  expect(await history()).toEqual(before);
});
