import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { decideSchema } from '@/lib/domain/candidate-review-schemas';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { previewReprocess } from '../analyses/preview-reprocess';
import { decideCandidates } from '../decisions/decide-candidates';
import { undoDecisions } from '../decisions/undo-decisions';
import { previewErasures } from '../erasure/preview-erasure';
import { eraseChosenCandidates } from '../erasure/erase-candidates';
import { searchCandidates } from '../search/search-candidates';

/** More than a statement of PostgreSQL has parameters (65,535), and than Prisma gives it (32,766). */
const many = 33_000;

let admin: PersonActor;
let processId: string;

async function chooseAll() {
  const query = candidateSearchQuerySchema.parse({});
  const { searchId, totalItems } = await searchCandidates(admin, { processId, query, filters: {} });
  expect(totalItems).toBe(many);
  return { processId, choice: { searchId, except: [] } };
}

test('acts on all of a search hold for more candidates than a statement has parameters', async () => {
  admin = (await createTestUser('ADMIN')).actor;
  ({ id: processId } = await createTestProcess(admin));
  await database().$executeRaw`
    INSERT INTO candidate (id, process_id, ordinal_number, status, source, external_process_status, first_name, cv_file_name, updated_at)
    SELECT gen_random_uuid(), ${processId}::uuid, n, 'NEW', 'KNOW_ME', 'NOT_APPLICABLE', 'Osoba ' || n, 'cv.pdf', now()
    FROM generate_series(1, ${many}::int) n`;
  const chosen = await chooseAll();
  const { accepted } = await previewReprocess(admin, chosen);
  expect(accepted).toHaveLength(many);
  const { requestId, accepted: decided } = await decideCandidates(admin, {
    ...chosen,
    ...decideSchema.parse({ decision: 'REJECT', note: 'Za późno' }),
  });
  expect(decided).toHaveLength(many);
  const preview = await previewErasures(admin, chosen);
  expect(preview).toMatchObject({ decisions: many, cvFiles: 0, isFileShared: false, inAts: 0, refused: [] });
  const undone = await undoDecisions(admin, { processId, requestId });
  expect(undone.accepted).toHaveLength(many);
  const erased = await eraseChosenCandidates(admin, chosen);
  expect(erased.accepted).toHaveLength(many);
  expect(await database().candidate.count({ where: { processId } })).toBe(0);
}, 120_000);
