import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Permission } from '@/lib/domain/user-schemas';
import type { PersonActor } from './actor';
import { roleAllows } from './permissions';
import { findRequestActor } from './request-actor';
import { pathHeader, secondStepPath, signInPath } from './search-params';

/** Who is signed in, also somebody who has to set up the second step first. Cached: layout and page both call it. */
export const findPagePerson = cache(findRequestActor);

/** The signed-in user, who may use the product. */
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

/** As `requirePageActor`; redirects to /forbidden without the permission (specification, section 8). */
export async function requirePagePermission(permission: Permission): Promise<PersonActor> {
  const actor = await requirePageActor();
  if (!roleAllows(actor.role, permission)) redirect('/forbidden');
  return actor;
}
