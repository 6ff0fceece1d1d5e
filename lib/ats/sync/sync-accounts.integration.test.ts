import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { createLinkedProcess } from '@/tests/ats/linked-process';
import { createCheckedConnection, startReachableSandbox } from '@/tests/ats/sandbox-connection';
import { syncRun } from '@/tests/ats/sync-run';

const hourMs = 3_600_000;
let sandbox: AtsSandbox;
let actor: PersonActor;
beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 3 });
  ({ actor } = await createTestUser('RECRUITER'));
});
afterAll(() => sandbox.close());

const cases = (['TRAFFIT', 'TEAMTAILOR', 'GREENHOUSE'] as const).flatMap((id) => [
  { id, hours: -5 },
  { id, hours: 5 },
]);

/** Its answers say in `Date` what time it is there. */
test.each(cases)('a change in $id whose clock is $hours hours off is seen', async ({ id, hours }) => {
  sandbox.control.reset({});
  sandbox.control.setRateLimits({ on: false });
  sandbox.control.moveClock({ byMs: hours * hourMs });
  const connectionId = await createCheckedConnection(sandbox, { id, personality: 'documented' });
  const { recruitments, applications } = await sandbox.control.snapshot({ withCvs: false });
  const place = await createLinkedProcess(actor, {
    there: { connectionId, recruitmentId: String(recruitments[0]?.id) },
  });
  const { synchronise } = syncRun(actor, place);
  expect(await synchronise()).toMatchObject({ state: 'SUCCEEDED' });
  const application = applications.at(-1);
  if (!application) throw new Error('There is none.');
  sandbox.control.changeStage({ applicationId: application.id, stage: 'offer' });
  const stageId = (await sandbox.control.snapshot({ withCvs: false })).applications.at(-1)?.stageId;
  expect(await synchronise()).toMatchObject({ state: 'SUCCEEDED', full: false });
  const externalId = String(id === 'TRAFFIT' ? application.candidateId : application.id);
  const { processId } = place;
  const seen = await database().atsApplication.findFirstOrThrow({ where: { processId, externalId } });
  expect(seen.stageId).toBe(String(stageId));
});
