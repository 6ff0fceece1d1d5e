import { type Actor, requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { AtsDeparture } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError, isDatabaseAway } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { logger } from '@/lib/logger';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import type { SyncPart } from '../sync/continue-sync';
import { markDepartures } from '../departures/mark-departures';
import { settleDepartures } from '../departures/settle-departures';
import { openProvider } from '../connections/open-provider';
import { findPendingDownloads } from '../sync/pending-downloads';
import {
  atsEventSchema,
  type AtsApplicationData,
  type AtsApplicationIds,
  type AtsEvent,
  type AtsProvider,
} from '../providers/provider';
import { startSync } from '../sync/start-sync';
import { importApplications } from '../sync/import-applications';
import type { AtsPlace } from '@/lib/ats/applications/ats-place';

const batchSize = 20;
const waitSeconds = 60;

/** What a delivery holds: ids only. */
const webhookEventSchema = atsEventSchema.omit({ deliveryId: true });
type WebhookEvent = Omit<AtsEvent, 'deliveryId'>;

/** An application to read anew. */
type Target = AtsPlace & { externalId: string; externalCandidateId: string | null };

/** The applications an event may be about: those here, and a new one of a recruitment whose trial is over. */
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
    select: { connectionId: true, processId: true, recruitmentId: true, externalId: true, externalCandidateId: true },
  });
  if (!applicationId || !recruitmentId) return known;
  const linked = await database().atsLink.findMany({
    where: { connectionId, trialPassedAt: { not: null }, process: { externalProcessId: recruitmentId } },
    select: { processId: true },
  });
  const isKnown = (processId: string) =>
    known.some((one) => one.processId === processId && one.externalId === applicationId);
  const fresh = linked.filter(({ processId }) => !isKnown(processId));
  return [
    ...known,
    ...fresh.map(({ processId }) => {
      return { connectionId, processId, recruitmentId, externalId: applicationId, externalCandidateId: candidateId };
    }),
  ];
}

const departures = { deleted: 'DELETED', merged: 'MERGED', anonymised: 'ANONYMISED' } as const;

/** What the ATS says of an application that it does not show: in a signed event, or asked for this one. */
async function findDeparture(
  provider: AtsProvider,
  event: WebhookEvent,
  application: AtsApplicationIds,
  data: AtsApplicationData | null,
): Promise<AtsDeparture | null> {
  if (data?.person === 'known') return null;
  const isSigned = provider.capabilities.webhooks === 'signature';
  if (isSigned && event.type !== 'changed') return departures[event.type];
  if (data) return data.person === 'erased' ? 'ANONYMISED' : 'NOT_FOUND';
  return (await provider.saysDeleted(application)) ? 'DELETED' : 'NOT_FOUND';
}

/** Reads one application and takes it in, or notes that it is not there any more. */
async function takeTarget(
  actor: Actor,
  provider: AtsProvider,
  event: WebhookEvent,
  { externalId, externalCandidateId, ...place }: Target,
): Promise<void> {
  const { processId, connectionId, recruitmentId } = place;
  const data = await provider.findApplication(recruitmentId, externalId);
  const ids = { id: externalId, candidateId: externalCandidateId ?? event.candidateId ?? '', recruitmentId };
  const departure = await findDeparture(provider, event, ids, data);
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const { status } = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { status: true } });
    // An archived process is read only, but erasure follows the ATS there too.
    if (data && status !== 'ARCHIVED') await importApplications(db, actor, place, [data]);
    if (!departure) return;
    const gone = await db.atsApplication.findMany({
      where: { processId, connectionId, externalId, goneAt: null },
      select: { id: true },
    });
    await markDepartures(
      db,
      gone.map(({ id }) => id),
      departure,
    );
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
export async function handleWebhooks(actor: Actor, { connectionId }: { connectionId: string }): Promise<SyncPart> {
  requirePermission(actor, 'candidate:upload');
  const deliveries = await database().atsWebhookDelivery.findMany({
    where: { connectionId, handledAt: null },
    orderBy: [{ receivedAt: 'asc' }, { deliveryId: 'asc' }],
    take: batchSize,
  });
  const places = new Map<string, AtsPlace>();
  for (const { deliveryId, event } of deliveries) {
    try {
      for (const { processId, recruitmentId } of await takeEvent(actor, connectionId, webhookEventSchema.parse(event)))
        places.set(`${processId} ${recruitmentId}`, { connectionId, processId, recruitmentId });
    } catch (error) {
      if (!(error instanceof AppError) || isDatabaseAway(error)) throw error;
      const { code, retryAfterSeconds } = error;
      if (code === 'ats.rate-limited') {
        await endBatch(actor, [...places.values()]);
        return { done: false, waitSeconds: Math.min(retryAfterSeconds ?? waitSeconds, 600) };
      }
      if (code === 'ats.secret-unreadable') {
        // The schedule asks again for what waits here.
        logger.warn({ connectionId, code }, 'webhooks wait for the credentials');
        return { done: true, waitSeconds: 0 };
      }
      logger.warn({ connectionId, deliveryId, code }, 'a webhook was left to the next synchronisation');
    }
    const where = { connectionId_deliveryId: { connectionId, deliveryId } };
    await database().atsWebhookDelivery.update({ where, data: { handledAt: new Date() } });
  }
  await endBatch(actor, [...places.values()]);
  return { done: deliveries.length < batchSize, waitSeconds: 0 };
}

/** @returns where something was taken in */
async function takeEvent(actor: Actor, connectionId: string, event: WebhookEvent): Promise<AtsPlace[]> {
  const targets = await findTargets(connectionId, event);
  if (targets.length === 0) return [];
  const { provider } = await openProvider(connectionId);
  for (const target of targets) await takeTarget(actor, provider, event, target);
  return targets;
}

/** The events of a batch are one run: who is gone is settled once, or else by the next synchronisation. */
async function endBatch(actor: Actor, places: AtsPlace[]): Promise<void> {
  for (const place of places) {
    try {
      const { provider } = await openProvider(place.connectionId);
      await settleDepartures(actor, provider, place);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { connectionId, processId } = place;
      logger.warn({ connectionId, processId, code: error.code }, 'departures were left to the next synchronisation');
    }
    await downloadNewFiles(actor, place);
  }
}
