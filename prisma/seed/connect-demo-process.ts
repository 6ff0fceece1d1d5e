import { findRecruitments, listStages } from '@/lib/ats/link/find-recruitments';
import { saveAtsLink } from '@/lib/ats/link/save-ats-link';
import { createConnection } from '@/lib/ats/connections/save-connection';
import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { sandboxConnection } from '@/prisma/seed/demo-ats-credentials';
import { demoConnectionName } from './demo-connection-name';

/**
 * Connects the demo to the sandbox ATS and links a process to a recruitment there, so that a newcomer can press
 * Synchronise. Does so once.
 *
 * @param sandboxUrl the running sandbox, which the product may call
 */
export async function connectDemoProcess(
  { ADMIN, RECRUITER }: Record<'ADMIN' | 'RECRUITER', PersonActor>,
  { processId, sandboxUrl }: { processId: string; sandboxUrl: string },
): Promise<void> {
  const known = await database().atsConnection.findUnique({
    where: { name: demoConnectionName },
    select: { id: true },
  });
  const connectionId = known?.id ?? (await connect(ADMIN, sandboxUrl));
  if (await database().atsLink.findUnique({ where: { processId }, select: { processId: true } })) return;
  const [recruitment] = (await findRecruitments(RECRUITER, { connectionId, phrase: 'Java' })).items;
  if (!recruitment) throw new Error('The sandbox has no recruitment for Java.');
  const stages = await listStages(RECRUITER, { connectionId, recruitmentId: recruitment.id });
  const stage = stages.items.find(({ name }) => name === 'Wybrany przez AI' || name === 'Selected by AI');
  await saveAtsLink(RECRUITER, {
    processId,
    connectionId,
    externalProcessId: recruitment.id,
    targetKind: 'STAGE',
    target: stage?.id ?? null,
    targetName: stage?.name ?? null,
  });
  // A newcomer's first synchronisation fetches everybody.
  await database().atsLink.update({ where: { processId }, data: { trialPassedAt: new Date() } });
}

async function connect(admin: PersonActor, sandboxUrl: string): Promise<string> {
  const { connectionId } = await createConnection(admin, {
    name: demoConnectionName,
    provider: 'TRAFFIT',
    scheduleMinutes: null,
    paused: false,
    settings: {
      url: `${sandboxUrl}/traffit`,
      recruitmentPage: `${sandboxUrl}/board#recruitment-{id}`,
      callsPerSecond: 5,
      createsCandidates: true,
    },
    credentials: { ...sandboxConnection('traffit', sandboxUrl).credentials },
  });
  return connectionId;
}
