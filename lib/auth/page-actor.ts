import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Permission } from '@/lib/users/schemas';
import type { PersonActor } from './actor';
import { roleAllows } from './permissions';
import { findRequestActor } from './request-actor';
import { pathHeader, signInPath } from './search-params';

/** Asked by layout and page of the same request; answered once. */
export const findPageActor = cache(findRequestActor);

/** Who opens the page; without a live session the browser goes to the sign-in page, and from there back to this one. */
export async function requirePageActor(): Promise<PersonActor> {
  const actor = await findPageActor();
  if (!actor) redirect(signInPath((await headers()).get(pathHeader) ?? '/'));
  return actor;
}

/** The same for a page that not everybody may open; who may not is sent to /forbidden (specification, section 8). */
export async function requirePagePermission(permission: Permission): Promise<PersonActor> {
  const actor = await requirePageActor();
  if (!roleAllows(actor.role, permission)) redirect('/forbidden');
  return actor;
}
