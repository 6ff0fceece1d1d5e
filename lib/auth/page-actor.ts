import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { recordRefusal } from '@/lib/audit/record-refusal';
import type { Permission } from '@/lib/domain/user-schemas';
import { actorMay, type PersonActor } from './actor';
import { findRequestActor } from './request-actor';
import { pathHeader, secondStepPath, signInPath } from './search-params';

/**
 * The signed-in person, even one who still has to set up the second step. Cached, because layout and page both call
 * it.
 */
export const findPagePerson = cache(findRequestActor);

/** The signed-in user, if they may use the product. */
export async function findPageActor(): Promise<PersonActor | null> {
  const person = await findPagePerson();
  return person?.secondStepDue ? null : person;
}

/**
 * The signed-in user; redirects to the sign-in page without a live session, to the set-up of the second step where that is
 * due, and from there back.
 */
export async function requirePageActor(): Promise<PersonActor> {
  const person = await findPagePerson();
  if (person && !person.secondStepDue) return person;
  const path = (await headers()).get(pathHeader) ?? '/';
  redirect(person ? secondStepPath(path) : signInPath(path));
}

/** Once for a page, although its layout, its title and the page itself all check. */
const notePageRefusal = cache((actor: PersonActor) => recordRefusal(actor, 'permission.denied'));

/**
 * As `requirePageActor`, but without the permission it redirects to /forbidden (specification, section 8), which the
 * audit log records.
 */
export async function requirePagePermission(permission: Permission): Promise<PersonActor> {
  const actor = await requirePageActor();
  if (actorMay(actor, permission)) return actor;
  await notePageRefusal(actor);
  return redirect('/forbidden');
}

/**
 * The same of a page of a process, which is asked for first: whether it is there for them, and then what they may do in it.
 *
 * @param permitted what the actor may do in the process
 */
export async function requirePermitted(
  actor: PersonActor,
  permitted: readonly Permission[],
  permission: Permission,
): Promise<void> {
  if (permitted.includes(permission)) return;
  await notePageRefusal(actor);
  redirect('/forbidden');
}
