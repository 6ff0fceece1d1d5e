import { setTimeout as delay } from 'node:timers/promises';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { startEmbeddedRunner, type EmbeddedRunner } from '@/lib/jobs/embedded/start-embedded-runner';
import { createTestScene } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { inngestHandler } from '../../handler';

let runner: EmbeddedRunner;
beforeAll(async () => {
  runner = await startEmbeddedRunner({ handler: inngestHandler, connectionString: env().DATABASE_URL ?? '' });
});
afterAll(() => runner.stop());

test('hears of a cancelled analysis, and of no other function', async () => {
  const { actor, processId } = await createTestScene();
  const ids: string[] = [];
  for (const name of ['Ewa', 'Jan']) {
    const file = { fileName: 'cv.pdf', bytes: await makeCvPdf({ lines: [name] }) };
    const { accepted } = await uploadCvs(actor, { processId, files: [file] });
    ids.push(accepted[0]?.candidateId ?? '');
  }
  const [cancelled, other] = await Promise.all(
    ids.map((id) => database().candidate.findUniqueOrThrow({ where: { id } })),
  );
  // What an Inngest server sends; https://www.inngest.com/docs/reference/system-events/inngest-function-cancelled
  const event = (functionId: string, row: typeof cancelled) => ({
    name: 'inngest/function.cancelled',
    data: {
      function_id: `recruitment-assistant-${functionId}`,
      run_id: '01JDB0000000000000000000000',
      event: {
        name: 'candidate/analysis.requested',
        data: { processId, candidateId: row?.id, requestId: row?.analysisRequestId },
      },
    },
  });
  await runner.ingest([event('process-rescore', other), event('candidate-analyse', cancelled)]);
  const reasons = () =>
    database().candidate.findMany({ select: { statusReason: true }, orderBy: { ordinalNumber: 'asc' } });
  while ((await reasons())[0]?.statusReason === null) await delay(50);
  expect(await reasons()).toEqual([{ statusReason: 'analysis.cancelled' }, { statusReason: null }]);
});
