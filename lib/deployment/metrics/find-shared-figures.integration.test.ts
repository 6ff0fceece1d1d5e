import { database } from '@/lib/db/client';
import { createTestScene } from '@/prisma/seed/factories';
import { findAtsLags, sharedFigures } from './find-shared-figures';

test('what was used this month is found without reading all analyses', async () => {
  const plan = await database().$transaction(async (db) => {
    // So few rows are read as they lie otherwise.
    await db.$executeRaw`SET LOCAL enable_seqscan = off`;
    return db.$queryRawUnsafe<Record<string, string>[]>(`EXPLAIN ${sharedFigures.text}`, ...sharedFigures.values);
  });
  expect(JSON.stringify(plan)).toContain('analysis_finished_at_tokens_idx');
});

describe('how far a connection is behind', () => {
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000);
  const weekly = { scheduleMinutes: 10_080, encryptedCredentials: 'AAAA.AAAA.AAAA' };

  test.each([
    ['of a weekly schedule after six days is nothing', {}, { lastSyncAt: days(6) }, 0],
    ['of one after eight days is a day', {}, { lastSyncAt: days(8) }, 1],
    ['counts from the trial where nothing followed it', {}, { trialPassedAt: days(9) }, 2],
    ['is not asked of one whose trial nobody confirmed', {}, { lastSyncAt: days(30), trialPassedAt: null }, null],
    ['nor of a stopped one', { stoppedReason: 'ats.unauthorised' }, { lastSyncAt: days(30) }, null],
  ])('%s', async (_, connection, link, expected) => {
    const { processId } = await createTestScene({ externalProcessId: 'R-1' });
    const { id: connectionId } = await database().atsConnection.create({
      data: { name: processId, provider: 'TRAFFIT', settings: {}, ...weekly, ...connection },
    });
    await database().atsLink.create({ data: { processId, connectionId, trialPassedAt: days(20), ...link } });
    const lag = (await findAtsLags()).find((one) => one.connectionId === connectionId);
    expect(lag ? lag.seconds / 86_400 : null).toEqual(expected === null ? null : expect.closeTo(expected, 2));
  });
});
