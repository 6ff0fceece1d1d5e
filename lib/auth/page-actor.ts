import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Permission } from '@/lib/domain/user-schemas';
import type { PersonActor } from './actor';
import { roleAllows } from './permissions';
import { findRequestActor } from './request-actor';
import { pathHeader, signInPath } from './search-params';

/** Cached per request: layout and page both call it. */
export const findPageActor = cache(findRequestActor);

/** The signed-in user; redirects to the sign-in page, and from there back, without a live session. */
export async function requirePageActor(): Promise<PersonActor> {
  const actor = await findPageActor();
  if (!actor) redirect(signInPath((await headers()).get(pathHeader) ?? '/'));
  return actor;
}

/** As `requirePageActor`; redirects to /forbidden without the permission (specification, section 8). */
export async function requirePagePermission(permission: Permission): Promise<PersonActor> {
  const actor = await requirePageActor();
  if (!roleAllows(actor.role, permission)) redirect('/forbidden');
  return actor;
}
