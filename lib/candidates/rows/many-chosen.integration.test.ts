import { writeOffDrafts } from '@/lib/analysis/run/write-off-drafts';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { previewReprocess } from '../analyses/preview-reprocess';
import { requireOpened } from '../decisions/require-opened';
import { previewErasures } from '../erasure/preview-erasure';
import { searchCandidates } from '../search/search-candidates';
import { endStages, restoreStages } from '../stages/end-stages';
import { setFollowUps } from '../stages/set-follow-ups';
import { setStages } from '../stages/set-stages';
import { lockCandidates } from './lock-candidates';

/** More than Prisma gives a statement parameters: 32,766. */
const many = 33_000;

test('all of a search may be more candidates than a statement has parameters', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const { id: processId } = await createTestProcess(admin);
  await database().$executeRaw`
    INSERT INTO candidate (id, process_id, ordinal_number, status, source, external_process_status, first_name, cv_file_name, updated_at)
    SELECT gen_random_uuid(), ${processId}::uuid, n, 'NEW', 'KNOW_ME', 'NOT_APPLICABLE', 'Osoba ' || n, 'cv.pdf', now()
    FROM generate_series(1, ${many}::int) n`;
  const query = candidateSearchQuerySchema.parse({});
  const { searchId } = await searchCandidates(admin, { processId, query, filters: {} });
  const chosen = { processId, choice: { searchId, except: [] } };
  const { accepted } = await previewReprocess(admin, chosen);
  expect(accepted).toHaveLength(many);
  const preview = await previewErasures(admin, chosen);
  expect(preview).toMatchObject({ accepted, cvFiles: 0, isFileShared: false, inAts: 0, refused: [] });
  const locked = await transaction((db) => lockCandidates(db, processId, accepted));
  expect(locked.map(({ ordinalNumber }) => ordinalNumber)).toEqual(
    Array.from({ length: many }, (_, index) => index + 1),
  );
  await expect(requireOpened(database(), accepted)).rejects.toMatchObject({ code: 'decision.unopened-need-reason' });
  const candidateIds = [...accepted];
  await transaction(async (db) => {
    await endStages(db, admin, candidateIds);
    await restoreStages(db, admin, candidateIds);
    await writeOffDrafts(db, candidateIds);
  });
  const owned = await setFollowUps(admin, { ...chosen, nextStep: null });
  expect(owned.accepted).toHaveLength(many);
  const moved = await setStages(admin, { ...chosen, stageId: null });
  expect([moved.accepted.length, moved.refused.length]).toEqual([0, many]);
}, 120_000);
