import pg from 'pg';
import { startAtsSandbox } from '../ats-sandbox/start-sandbox';
import { recruiterActor } from '../../tests/accounts';
import type { Bench, Measure } from './measure';
import { timed } from './statistics';

const candidateCount = 10_000;
const changeCount = 50;
const downloadsAtOnce = 4;

/** Imported dynamically: the use cases read the settings when they are loaded. */
async function loadUseCases(databaseUrl: string, sandboxPort: number) {
  process.env.ATS_ALLOWED_HOSTS = `127.0.0.1:${sandboxPort}`;
  const { setDatabaseUrl } = await import('@/lib/env');
  setDatabaseUrl(databaseUrl);
  process.env.NEXTAUTH_SECRET ??= 'a-secret-for-benches-only-0123456789';
  const [factories, sandbox, actors, link, request, part, open, client] = await Promise.all([
    import('@/prisma/seed/factories'),
    import('../../tests/ats/sandbox-connection'),
    import('@/lib/auth/actor'),
    import('@/lib/ats/link/save-ats-link'),
    import('@/lib/ats/sync/start-sync'),
    import('@/lib/ats/sync/continue-sync'),
    import('@/lib/ats/connections/open-provider'),
    import('@/lib/db/client'),
  ]);
  return { ...factories, ...sandbox, ...actors, ...link, ...request, ...part, ...open, ...client };
}

type UseCases = Awaited<ReturnType<typeof loadUseCases>>;

/** Links a process so that its first synchronisation fetches everybody. */
async function linkBeyondTrial(lib: UseCases, ...[actor, link]: Parameters<UseCases['saveAtsLink']>): Promise<void> {
  await lib.saveAtsLink(actor, link);
  const where = { processId: link.processId };
  await lib.database().atsLink.update({ where, data: { trialPassedAt: new Date() } });
}

/** The same calls of the same client, without anything done with their answers. */
async function readAll(lib: UseCases, connectionId: string, recruitmentId: string, since: Date | null): Promise<void> {
  const { provider } = await lib.openProvider(connectionId);
  const applications = [];
  let cursor: string | null = null;
  do {
    const page = await provider.scanApplications({ recruitmentId, since, cursor });
    applications.push(...page.applications.filter(({ cvKey }) => since === null && cvKey !== null));
    cursor = page.nextCursor;
  } while (cursor !== null);
  for (let from = 0; from < applications.length; from += downloadsAtOnce) {
    const batch = applications.slice(from, from + downloadsAtOnce);
    await Promise.allSettled(batch.map((application) => provider.downloadCv(application, 10 * 1024 * 1024)));
  }
}

function measure(name: string, count: number, productMs: number, bareMs: number): Measure {
  const perSecond = (milliseconds: number) => (1000 * count) / milliseconds;
  return {
    name,
    unit: 'CV/s',
    product: perSecond(productMs),
    bare: perSecond(bareMs),
    timesBare: productMs / bareMs,
    details: { candidates: count, seconds: productMs / 1000, bareSeconds: bareMs / 1000 },
  };
}

/** A first synchronisation and one of some changes, beside reading the same from the sandbox. */
export const atsSync: Bench = {
  name: 'ats-sync',
  what: `first synchronisation of ${candidateCount} candidates and one of ${changeCount} changes, beside the same calls alone`,
  async run({ databaseUrl }) {
    const sandbox = await startAtsSandbox({ recruitments: 1, candidatesPerRecruitment: candidateCount });
    sandbox.control.setRateLimits({ on: false });
    const lib = await loadUseCases(databaseUrl, sandbox.port);
    const sql = new pg.Client({ connectionString: databaseUrl });
    await sql.connect();
    try {
      const actor = await recruiterActor(sql);
      const connectionId = await lib.createSandboxConnection('TEAMTAILOR', sandbox.url);
      const { provider } = await lib.openProvider(connectionId);
      const externalProcessId = (await provider.findRecruitments(''))[0]?.id ?? '';
      // Not active: what is measured is the ATS, not the analyses.
      const { id: processId } = await lib.createTestProcess(actor, { status: 'CREATED' });
      const link = { connectionId, externalProcessId, targetKind: 'STAGE' as const, target: null, targetName: null };
      await linkBeyondTrial(lib, actor, { processId, ...link });
      const synchronise = async (atLeast: number): Promise<void> => {
        // Without its event, so that the running product, which has other settings, does not take it up too.
        const syncId = await lib.database().$transaction(async (db) => {
          const started = await lib.startSync(db, actor, { processId, trigger: 'MANUAL' });
          await db.outboxEvent.deleteMany({ where: { name: 'ats/sync.requested' } });
          return started;
        });
        while (!(await lib.continueSync(lib.systemActor, { syncId })).done);
        const { rows } = await sql.query('SELECT state, reason, counts FROM ats_sync WHERE id = $1', [syncId]);
        const isWhole = rows[0]?.state === 'SUCCEEDED' && rows[0].counts.seen >= atLeast;
        if (!isWhole) throw new Error(`The synchronisation ended so: ${JSON.stringify(rows[0])}`);
      };
      const bareFirst = await timed(() => readAll(lib, connectionId, externalProcessId, null));
      const first = await timed(() => synchronise(candidateCount));
      // The overlap of an hour would read everybody again.
      sandbox.control.moveClock({ byMs: 2 * 3_600_000 });
      await sql.query(`UPDATE ats_link SET synced_until = synced_until + interval '2 hours'`);
      const since = new Date(Date.now() + 3_600_000 - 60_000);
      const { store } = sandbox.control.world;
      const elsewhere = [...store.data.applications.values()].filter(({ recruitmentId, stageId }) => {
        const stage = store.recruitment(recruitmentId).stages.find(({ id }) => id === stageId);
        return stage?.kind !== 'interview';
      });
      for (const { id } of elsewhere.slice(0, changeCount)) {
        sandbox.control.changeStage({ applicationId: id, stage: 'interview' });
      }
      const bareChanges = await timed(() => readAll(lib, connectionId, externalProcessId, since));
      const changes = await timed(() => synchronise(changeCount));
      return [
        measure('first synchronisation / the same calls alone', candidateCount, first, bareFirst),
        measure(`synchronisation of ${changeCount} changes / the same calls alone`, changeCount, changes, bareChanges),
      ];
    } finally {
      await sql.end();
      await lib.disconnectDatabase();
      await sandbox.close();
    }
  },
};
