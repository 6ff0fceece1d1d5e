import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { mailSettings } from '@/lib/mail/mail-settings';
import { findModelState } from '@/lib/model/find-model-state';
import { findSettingsRow } from '@/lib/model/model-settings';
import { roleAllows } from '@/lib/auth/permissions';
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

/**
 * What an administrator may still set up, in the order in which it helps: people, mail, a model.
 *
 * @returns empty for everybody else
 */
export async function listNextSteps(actor: PersonActor): Promise<NextStep[]> {
  if (!roleAllows(actor.role, 'administration')) return [];
  const [team, modelUnchosen] = await Promise.all([hasTeam(), isModelUnchosen()]);
  return [
    ...(team ? [] : (['team'] as const)),
    ...(mailSettings() ? [] : (['mail'] as const)),
    ...(modelUnchosen ? (['model'] as const) : []),
  ];
}
