import { database } from '@/lib/db/client';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { getProcessStages } from '@/lib/candidates/stages/get-process-stages';
import { listTasks } from '@/lib/candidates/stages/list-tasks';
import { listNews } from '@/lib/notifications/list-news';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { createTestCandidates } from './create-test-candidates';
import { createDemoUsers } from './create-demo-users';
import { demoCvs } from './cvs/demo-cvs';
import { createTestProcess, createTestUser } from './factories';
import { seedDemo } from './seed-demo';

class Killed extends Error {}

async function countRows(): Promise<{ users: number; processes: number; candidates: number }> {
  const db = database();
  return { users: await db.user.count(), processes: await db.process.count(), candidates: await db.candidate.count() };
}

describe('seedDemo', () => {
  it('goes on where a killed seed stopped, and does nothing once it is done', async () => {
    const killed = seedDemo({
      onProgress: ({ done }) => {
        if (done === 25) throw new Killed();
      },
    });
    await expect(killed).rejects.toThrow(Killed);
    const half = await countRows();
    expect(half.candidates).toBeGreaterThanOrEqual(25);
    expect(half.candidates).toBeLessThan(60);

    const told: number[] = [];
    expect(await seedDemo({ onProgress: ({ done }) => told.push(done) })).toBe(true);
    expect(await countRows()).toEqual({ users: 3, processes: 3, candidates: 60 });
    expect(told.at(-1)).toBe(60);

    expect(await seedDemo()).toBe(false);
    expect(await countRows()).toEqual({ users: 3, processes: 3, candidates: 60 });
  }, 240_000);

  it('leaves every CV waiting for the pipeline, in an active process that has all its sections', async () => {
    const processes = await database().process.findMany({ include: { criteria: true, candidates: true } });
    for (const process of processes) {
      expect(process.status).toBe('ACTIVE');
      expect(process.locationType).not.toBeNull();
      expect(process.budgetMaxMinor).toBeGreaterThan(500_000);
      const kinds = new Set(process.criteria.map(({ kind }) => kind));
      expect(kinds).toEqual(new Set(['REQUIREMENT', 'LANGUAGE', 'RED_FLAG']));
      for (const candidate of process.candidates) {
        expect(candidate.status).toBe('AWAITING_PROCESSING');
        expect(candidate.analysisRequestId).not.toBeNull();
      }
    }
    const names = await database().candidate.findMany({ select: { cvFileName: true } });
    expect(names.map(({ cvFileName }) => cvFileName).sort()).toEqual(
      demoCvs()
        .map(({ cv }) => cv.fileName)
        .sort(),
    );
  });

  it('rates a few candidates as the recruiter', async () => {
    const rated = await database().candidate.count({ where: { rateSource: 'RECRUITER', rate: { not: null } } });
    expect(rated).toBe(10);
  });

  it('has people in stages, next steps of the recruiter, and what others say for the home page', async () => {
    const actor = (await createDemoUsers()).RECRUITER;
    const { id: processId } = await database().process.findUniqueOrThrow({
      where: { externalRecruitmentId: 'DEMO/2026/03' },
    });
    const { items, withoutStage } = await getProcessStages(actor, { processId });
    expect(items.map(({ count }) => count)).toEqual([2, 2, 1, 0, 0]);
    expect(withoutStage).toBe(1);
    expect((await listTasks(actor)).items.map(({ dueOn }) => dueOn)).toEqual(
      [-1, 0, 1, 2].map((days) => daysLater(today(), days)),
    );
    expect((await listNews(actor)).items.map(({ kind }) => kind).sort()).toEqual(['ANSWER', 'MENTION']);
    expect(await database().interviewInvitation.count({ where: { candidate: { processId }, state: 'OFFERED' } })).toBe(
      1,
    );
  });
});

describe('createTestCandidates', () => {
  it('writes candidates that the candidate list shows with scores and marks', async () => {
    const { actor } = await createTestUser();
    const { id: processId } = await createTestProcess(actor);
    await createTestCandidates({ processId, count: 120 });
    const { items, totalItems } = await searchCandidates(actor, {
      processId,
      query: { page: 1, pageSize: 100, sortBy: 'MATCH', sortOrder: 'DESC', newSearch: true },
      filters: {
        statuses: [],
        sources: [],
        searchPhrase: '',
        matchFrom: null,
        matchTo: null,
        rates: [],
        dateFrom: null,
        dateTo: null,
      },
    });
    expect(totalItems).toBe(120);
    const best = items[0];
    expect(best?.matchScore).toBeGreaterThan(70);
    expect(best?.verdicts).toHaveLength(5);
    expect(best?.verdicts.find(({ verdict }) => verdict === 'MET')?.quote).toBeTruthy();
    expect(best?.rangeHigh).toBeGreaterThanOrEqual(best?.matchScore ?? 101);
  });

  it('numbers further candidates after those that are there', async () => {
    const { actor } = await createTestUser();
    const { id: processId } = await createTestProcess(actor);
    await createTestCandidates({ processId, count: 3 });
    await createTestCandidates({ processId, count: 2, seed: 2 });
    const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
    expect(rows.map(({ ordinalNumber }) => ordinalNumber)).toEqual([1, 2, 3, 4, 5]);
  });
});
