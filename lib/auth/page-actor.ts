import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { PersonActor } from './actor';
import { findRequestActor } from './request-actor';

/** Asked by layout and page of the same request; answered once. */
export const findPageActor = cache(findRequestActor);

/** Who opens the page; without a live session the browser goes to the sign-in page. */
export async function requirePageActor(): Promise<PersonActor> {
  const actor = await findPageActor();
  if (!actor) redirect('/sign-in');
  return actor;
}
