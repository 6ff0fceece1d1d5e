import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { mailSettings } from '@/lib/mail/mail-settings';
import { findModelState } from '@/lib/model/find-model-state';
import { modelServerAtStart } from '@/lib/model/look-at-start';
import { findSettingsRow } from '@/lib/model/model-settings';
import type { NextStep } from './schemas';

/** Whether somebody else has an account or is invited. */
async function hasTeam(): Promise<boolean> {
  const [accounts, invitations] = await Promise.all([database().user.count(), database().invitation.count()]);
  return accounts + invitations > 1;
}

/** Whether nobody chose yet who judges: a model, or the built-in engine. */
async function isModelUnchosen(): Promise<boolean> {
  const [row, state] = await Promise.all([findSettingsRow(), findModelState()]);
  return row === null && state.kind === 'none';
}

/** Whether a server of models was found on this machine, and this administrator did not dismiss it. */
async function offersFoundModel({ userId }: PersonActor): Promise<boolean> {
  if (!modelServerAtStart()) return false;
  const user = await database().user.findUnique({ where: { id: userId }, select: { foundModelDismissedAt: true } });
  return user?.foundModelDismissedAt === null;
}

/**
 * What an administrator may still set up, in the order in which it helps: people, mail, a model.
 *
 * @returns empty for everybody else
 */
export async function listNextSteps(actor: PersonActor): Promise<NextStep[]> {
  if (!actorMay(actor, 'administration')) return [];
  const [team, modelUnchosen, isOffered] = await Promise.all([hasTeam(), isModelUnchosen(), offersFoundModel(actor)]);
  return [
    ...(team ? [] : (['team'] as const)),
    ...(mailSettings() ? [] : (['mail'] as const)),
    ...(modelUnchosen ? [isOffered ? ('foundModel' as const) : ('model' as const)] : []),
  ];
}
