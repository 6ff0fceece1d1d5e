import { database } from '@/lib/db/client';
import { sharedFigures } from './find-shared-figures';

test('what was used this month is found without reading all analyses', async () => {
  const plan = await database().$transaction(async (db) => {
    // So few rows are read as they lie otherwise.
    await db.$executeRaw`SET LOCAL enable_seqscan = off`;
    return db.$queryRawUnsafe<Record<string, string>[]>(`EXPLAIN ${sharedFigures.text}`, ...sharedFigures.values);
  });
  expect(JSON.stringify(plan)).toContain('analysis_finished_at_tokens_idx');
});
