import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { logger } from '@/lib/logger';
import { lockProcess } from '@/lib/processes/rows/get-process-row';
import type { SyncPart } from './continue-sync';
import { eraseCandidates } from './erase-candidates';
import { openProvider } from './open-provider';
import { findPendingDownloads } from './pending-downloads';
import type { AtsProvider } from './providers/provider';
import { startSync } from './start-sync';
import { takeApplications, type AtsPlace } from './take-applications';

const batchSize = 20;
const waitSeconds = 60;

/** What a delivery holds: ids only. */
export const webhookEventSchema = z.object({
  type: z.enum(['changed', 'deleted', 'merged']),
  recruitmentId: z.string().nullable(),
  applicationId: z.string().nullable(),
  candidateId: z.string().nullable(),
});
type WebhookEvent = z.infer<typeof webhookEventSchema>;

/** An application to read anew. */
type Target = AtsPlace & { externalId: string };

/** The applications an event may be about: those here, and a new one of a linked recruitment. */
async function findTargets(connectionId: string, event: WebhookEvent): Promise<Target[]> {
  const { applicationId, candidateId, recruitmentId } = event;
  const known = await database().atsApplication.findMany({
    where: {
      connectionId,
      goneAt: null,
      OR: [
        ...(applicationId ? [{ externalId: applicationId }] : []),
        ...(candidateId ? [{ externalCandidateId: candidateId }] : []),
      ],
    },
    select: { connectionId: true, processId: true, recruitmentId: true, externalId: true },
  });
  if (!applicationId || !recruitmentId) return known;
  const linked = await database().atsLink.findMany({
    where: { connectionId, process: { externalProcessId: recruitmentId } },
    select: { processId: true },
  });
  const isKnown = (processId: string) =>
    known.some((one) => one.processId === processId && one.externalId === applicationId);
  const fresh = linked.filter(({ processId }) => !isKnown(processId));
  return [
    ...known,
    ...fresh.map(({ processId }) => ({ connectionId, processId, recruitmentId, externalId: applicationId })),
  ];
}

/** Reads one application and takes it in, or erases it where it does not exist any more. */
async function takeTarget(actor: Actor, provider: AtsProvider, { externalId, ...place }: Target): Promise<void> {
  const { processId, connectionId, recruitmentId } = place;
  const data = await provider.findApplication(recruitmentId, externalId);
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const { status } = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { status: true } });
    // An archived process is read only, but erasure follows the ATS there too.
    if (data && (data.gone || status !== 'ARCHIVED')) await takeApplications(db, actor, place, [data]);
    if (data) return;
    const gone = await db.atsApplication.findMany({
      where: { processId, connectionId, externalId, goneAt: null },
      select: { id: true },
    });
    await eraseCandidates(db, actor, { processId, applicationIds: gone.map(({ id }) => id) });
  });
}

/** New files are downloaded by a synchronisation; one that runs already does it. */
async function downloadNewFiles(actor: Actor, place: AtsPlace): Promise<void> {
  const pending = await findPendingDownloads(place, { afterNumber: 0, limit: 1 });
  if (pending.length === 0) return;
  try {
    await transaction((db) => startSync(db, actor, { processId: place.processId, trigger: 'WEBHOOK' }));
    sendOutboxSoon();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/**
 * Fetches what stored webhooks of a connection spoke of, oldest first. Polling stays the truth: what cannot be fetched is
 * left to the next synchronisation.
 */
export async function takeWebhooks(actor: Actor, { connectionId }: { connectionId: string }): Promise<SyncPart> {
  requirePermission(actor, 'candidate:upload');
  const deliveries = await database().atsWebhookDelivery.findMany({
    where: { connectionId, handledAt: null },
    orderBy: [{ receivedAt: 'asc' }, { deliveryId: 'asc' }],
    take: batchSize,
  });
  for (const { deliveryId, event } of deliveries) {
    try {
      await takeEvent(actor, connectionId, webhookEventSchema.parse(event));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, retryAfterSeconds } = error;
      if (code === 'ats.rate-limited')
        return { done: false, waitSeconds: Math.min(retryAfterSeconds ?? waitSeconds, 600) };
      logger.warn({ connectionId, deliveryId, code }, 'a webhook was left to the next synchronisation');
    }
    const where = { connectionId_deliveryId: { connectionId, deliveryId } };
    await database().atsWebhookDelivery.update({ where, data: { handledAt: new Date() } });
  }
  return { done: deliveries.length < batchSize, waitSeconds: 0 };
}

async function takeEvent(actor: Actor, connectionId: string, event: WebhookEvent): Promise<void> {
  const targets = await findTargets(connectionId, event);
  if (targets.length === 0) return;
  const { provider } = await openProvider(connectionId);
  for (const target of targets) await takeTarget(actor, provider, target);
  const places = new Map(targets.map((target) => [`${target.processId} ${target.recruitmentId}`, target]));
  for (const place of places.values()) await downloadNewFiles(actor, place);
}
