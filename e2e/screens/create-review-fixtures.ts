import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess } from '@/prisma/seed/factories';
import { formulas, reviewProcesses, selectionPhrase, type Fixtures } from './fixtures';

/** A process with so many judged candidates. @returns its id */
async function createJudged(actor: PersonActor, { name, count }: { name: string; count: number }): Promise<string> {
  const { id: processId } = await createTestProcess(actor, { name });
  await createTestCandidates({ processId, count });
  // Those who wait would be analysed at once.
  await database().candidate.updateMany({
    where: { processId, status: 'AWAITING_PROCESSING' },
    data: { status: 'INSUFFICIENT_POSITION_DESCRIPTION' },
  });
  return processId;
}

/** Judged candidates without CVs, for the tests that decide about many of them, and select and export them. */
export async function createReviewFixtures(actor: PersonActor): Promise<Fixtures['review']> {
  const triage = await createJudged(actor, reviewProcesses.triage);
  await database().candidate.updateMany({ where: { processId: triage }, data: { status: 'NEW' } });

  const selection = await createJudged(actor, reviewProcesses.selection);
  const others = { ordinalNumber: { gt: selectionPhrase.found } };
  const { text: currentPosition } = selectionPhrase;
  await database().candidate.updateMany({ where: { processId: selection, NOT: others }, data: { currentPosition } });
  await database().candidate.updateMany({
    where: { processId: selection, ...others },
    data: { currentPosition: 'Kurier' },
  });

  const table = await createJudged(actor, reviewProcesses.table);
  for (const [index, formula] of formulas.entries()) {
    await database().candidate.update({
      where: { processId_ordinalNumber: { processId: table, ordinalNumber: index + 1 } },
      data: { status: 'NEW', lastName: formula, city: formula },
    });
  }
  const keys = await createJudged(actor, reviewProcesses.keys);
  return { triage, selection, table, keys, randomKeys: await createJudged(actor, reviewProcesses.randomKeys) };
}
