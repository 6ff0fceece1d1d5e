import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError, isDatabaseAway } from '@/lib/errors';
import { endProcessRun } from '@/lib/process-rows/end-process-run';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { createInAts, keepCreated } from './create-in-ats';
import { endAsConflict, endAsSent } from './end-pick';
import { isHeldBack } from './first-send';
import { openProvider } from '../connections/open-provider';
import { findOpenPick, type OpenPick } from './open-pick';
import type { AtsApplicationData, AtsProvider } from '../providers/provider';
import { reactToPickError, type PickReaction } from './react-to-pick-error';
import { requireUsableConnection } from '../connections/require-usable-connection';
import { withCandidateLock } from '../applications/with-candidate-lock';

export type SendOutcome = { outcome: 'sent' | 'conflict' | 'stopped' } | { outcome: 'waiting'; seconds: number };

/** While somebody else sends the same candidate. */
const busySeconds = 5;
/** In milliseconds: a write of a process that died may still be on its way, so the ATS is read no earlier. */
const settleMs = 2_000;

/**
 * Sends one candidate, as far as it can be done now. It may be called any number of times: it reads what is in the ATS
 * before it writes and after it, and only what it reads makes the candidate `sent`. A busy ATS makes it wait, an
 * unusable one stops the process, and what concerns the candidate goes to the list that a person resolves.
 *
 * @param input `attempt`: how often this run has waited
 */
export async function sendPick(
  actor: Actor,
  { pickId, attempt = 0 }: { pickId: string; attempt?: number },
): Promise<SendOutcome> {
  requirePermission(actor, 'candidate:pick');
  const wanted = await findOpenPick(pickId);
  if (!wanted) return { outcome: 'stopped' };
  const outcome = await withCandidateLock(wanted.candidateId, () => sendLocked(actor, pickId, attempt));
  return outcome ?? { outcome: 'waiting', seconds: busySeconds };
}

async function sendLocked(actor: Actor, pickId: string, attempt: number): Promise<SendOutcome> {
  const pick = await findOpenPick(pickId);
  if (!pick) return { outcome: 'stopped' };
  if (pick.state === 'PENDING' && !pick.isActive) return { outcome: 'stopped' };
  if (pick.state === 'SENDING' && Date.now() - pick.aliveAt.getTime() < settleMs)
    return { outcome: 'waiting', seconds: Math.ceil(settleMs / 1_000) };
  if (!pick.hasSent && (await isHeldBack(pick.id))) return holdBack(pick);
  await keepAlive(pick.id, null);
  try {
    if (!pick.isLinked) throw new AppError('ats.not-linked');
    const { provider, connection } = await openProvider(pick.connectionId);
    requireUsableConnection(connection);
    return await send(actor, provider, pick);
  } catch (error) {
    if (!(error instanceof AppError) || isDatabaseAway(error)) throw error;
    return react(actor, pick, error, attempt);
  }
}

async function send(actor: Actor, provider: AtsProvider, pick: OpenPick): Promise<SendOutcome> {
  let found = await findInAts(provider, pick);
  if (!found) {
    if (!pick.isActive) return waitForActivation(pick);
    if (!(await begin(pick))) return holdBack(pick);
    found = await createInAts(provider, pick);
  }
  if (!pick.application) await keepCreated(pick, found);
  if (await isMarked(provider, pick, found)) return finish(actor, pick, found);
  // A write was begun before, and nothing tells whether it was applied.
  const isStage = pick.targetKind === 'STAGE';
  if (isStage && pick.state === 'SENDING' && found.stageId === null)
    return endWith(actor, pick, 'ats.unconfirmed', found);
  if (!pick.isActive) return waitForActivation(pick);
  if (!provider.capabilities.targets.includes(pick.targetKind)) throw new AppError('ats.unsupported');
  if (found.rejected) return endWith(actor, pick, 'ats.rejected-there', found);
  if (hasMoved(pick, found)) return endWith(actor, pick, 'ats.conflict', found);
  if (!(await begin(pick))) return holdBack(pick);
  return write(actor, provider, pick, found);
}

/** Writes once and reads the result. If reading cannot tell, a person has to look; it is not written again. */
async function write(
  actor: Actor,
  provider: AtsProvider,
  pick: OpenPick,
  found: AtsApplicationData,
): Promise<SendOutcome> {
  const isStage = pick.targetKind === 'STAGE';
  const failure = await tryToMark(provider, pick, found);
  const isRefused = failure?.code === 'ats.conflict';
  const mayBeApplied = failure?.code === 'ats.uncertain' || failure?.code === 'ats.bad-answer';
  if (failure && !isRefused && !mayBeApplied) await takeBack(pick);
  if (failure && !isRefused && !(mayBeApplied && isStage)) throw failure;
  const after = await provider.findApplication(pick.recruitmentId, found.id);
  const isTold = after !== null && (isStage ? after.stageId !== null : after.person === 'known');
  if (isStage && !isRefused && after?.person !== 'erased' && !isTold)
    return endWith(actor, pick, 'ats.unconfirmed', after);
  if (!after || after.person === 'erased' || (!isStage && !isTold)) throw new AppError('ats.record-not-found');
  // The write may still be on its way: the next run reads again before it writes.
  if (mayBeApplied) throw failure;
  if (await isMarked(provider, pick, after)) return finish(actor, pick, after);
  const isUnchanged = after.stageId === found.stageId;
  if (isRefused) return endWith(actor, pick, isStage && isUnchanged ? 'ats.move-refused' : 'ats.conflict', after);
  if (isStage && !isUnchanged) return endWith(actor, pick, 'ats.conflict', after);
  throw new AppError('ats.uncertain');
}

/**
 * The candidate's application as it is now; null: it must be created first.
 *
 * @throws AppError `ats.record-not-found` when it is gone
 */
async function findInAts(provider: AtsProvider, pick: OpenPick): Promise<AtsApplicationData | null> {
  const { recruitmentId, application } = pick;
  const found = application
    ? await provider.findApplication(recruitmentId, application.externalId)
    : await provider.findCreated(recruitmentId, pick.id, pick.candidate.email);
  if (!found && !application) return null;
  if (!found || found.person !== 'known' || found.recruitmentId !== recruitmentId)
    throw new AppError('ats.record-not-found');
  return found;
}

/** @returns the error with which the ATS refused the write; null: it accepted it */
async function tryToMark(provider: AtsProvider, pick: OpenPick, found: AtsApplicationData): Promise<AppError | null> {
  try {
    await mark(provider, pick, found);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Whether somebody changed the stage since the request. */
function hasMoved(pick: OpenPick, found: AtsApplicationData): boolean {
  return pick.targetKind === 'STAGE' && pick.fromStageId !== null && pick.fromStageId !== found.stageId;
}

async function finish(actor: Actor, pick: OpenPick, found: AtsApplicationData): Promise<SendOutcome> {
  await endAsSent(actor, pick, found);
  return { outcome: 'sent' };
}

async function endWith(
  actor: Actor,
  pick: OpenPick,
  reason: ErrorCode,
  found: AtsApplicationData | null = null,
): Promise<SendOutcome> {
  await endAsConflict(actor, pick, reason, found);
  return { outcome: 'conflict' };
}

async function react(actor: Actor, pick: OpenPick, error: AppError, attempt: number): Promise<SendOutcome> {
  const reaction = await chooseReaction(pick, error, attempt);
  if (reaction.kind === 'conflict') return endWith(actor, pick, error.code);
  await keepAlive(pick.id, error.code);
  if (reaction.kind === 'wait') return { outcome: 'waiting', seconds: reaction.seconds };
  if (reaction.kind === 'stop-process') {
    await transaction((db) => endProcessRun(db, actor, { processId: pick.processId, reason: error.code }));
  }
  return { outcome: 'stopped' };
}

/** What to do about an error. An error that stopped the whole connection is not this candidate's. */
async function chooseReaction({ connectionId }: OpenPick, error: AppError, attempt: number): Promise<PickReaction> {
  const where = { id: connectionId, paused: false, stoppedReason: { not: null } };
  const isStopped = (await database().atsConnection.count({ where })) > 0;
  const reaction = isStopped ? ({ kind: 'stop-process' } as const) : reactToPickError(error, attempt);
  if (!reaction) throw error;
  return reaction;
}

/**
 * Commits that a write is about to happen. The lock lets only one of a link begin while none has been sent.
 *
 * @returns false when the request ended meanwhile, or another is the first one
 */
async function begin({ id, processId, hasSent }: OpenPick): Promise<boolean> {
  return transaction(async (db) => {
    if (!hasSent) {
      await lockProcess(db, processId);
      if (await isHeldBack(id, db)) return false;
    }
    const { count } = await db.atsPick.updateMany({
      where: { id, state: { in: ['PENDING', 'SENDING'] } },
      data: { state: 'SENDING', attempts: { increment: 1 }, aliveAt: new Date() },
    });
    return count > 0;
  });
}

/** Its run ends; the end of the first one requests it again. */
async function holdBack({ id }: OpenPick): Promise<{ outcome: 'stopped' }> {
  const data = { aliveAt: new Date(), reason: 'ats.waits-for-first' satisfies ErrorCode };
  await database().atsPick.updateMany({ where: { id, state: 'PENDING' }, data });
  return { outcome: 'stopped' };
}

/** The ATS refused the write, or was not reached: nothing is on its way. */
async function takeBack({ id }: OpenPick): Promise<void> {
  const data = { state: 'PENDING' as const, attempts: { decrement: 1 } };
  await database().atsPick.updateMany({ where: { id, state: 'SENDING' }, data });
}

/** Keeps a request from counting as lost. @param reason of the last failure */
async function keepAlive(id: string, reason: ErrorCode | null): Promise<void> {
  await database().atsPick.updateMany({ where: { id }, data: { aliveAt: new Date(), reason } });
}

/** Nothing was applied, and nothing new starts in this process: activating it requests it again. */
async function waitForActivation({ id }: OpenPick): Promise<{ outcome: 'stopped' }> {
  await database().atsPick.updateMany({ where: { id, state: 'SENDING' }, data: { state: 'PENDING' } });
  return { outcome: 'stopped' };
}

type Target = Pick<OpenPick, 'id' | 'targetKind' | 'target'>;

const folded = (tag: string): string => tag.normalize('NFC').trim().toLowerCase();

/** Whether the application is marked as 'Selected by AI': the proof that sending waits for. */
async function isMarked(
  provider: AtsProvider,
  { id, targetKind, target }: Target,
  application: AtsApplicationData,
): Promise<boolean> {
  if (targetKind === 'STAGE') return application.stageId === target;
  if (targetKind === 'TAG') return application.tags.some((tag) => folded(tag) === folded(target));
  return provider.hasNote(application, id);
}

/** Marks the application as 'Selected by AI'. Its stage is the one that the request expected. */
async function mark(
  provider: AtsProvider,
  { id, targetKind, target }: Target,
  application: AtsApplicationData,
): Promise<void> {
  if (targetKind === 'TAG') return provider.addTag(application, target);
  if (targetKind === 'NOTE') return provider.addNote(application, `${target}\n\nRef. ${id}`);
  return provider.moveToStage({ application, fromStageId: application.stageId, toStageId: target });
}
