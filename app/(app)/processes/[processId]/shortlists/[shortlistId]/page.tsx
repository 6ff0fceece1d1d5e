import { notFound } from 'next/navigation';
import { ShortlistScreen } from '@/components/shortlists/shortlist-screen';
import { ProcessPermissions } from '@/components/users/current-user';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getProcessPermissions } from '@/lib/processes/access/get-process-permissions';
import { getShortlist } from '@/lib/shortlists/get-shortlist';
import { shortlistParams } from '@/lib/shortlists/shortlist-schemas';

export const generateMetadata = titleMetadata('shortlists.title');

async function load(actor: PersonActor, place: { processId: string; shortlistId: string }) {
  const shortlist = await orNotFound(getShortlist(actor, place), 'process.not-found', 'shortlist.not-found');
  return { shortlist, permissions: await getProcessPermissions(actor, place), loadedAt: Date.now() };
}

export default async function ProcessShortlistPage({ params }: { params: Promise<Record<string, string>> }) {
  const actor = await requirePagePermission('candidate:read');
  const parsed = shortlistParams.safeParse(await params);
  if (!parsed.success) notFound();
  const { permissions, ...loaded } = await load(actor, parsed.data);
  return (
    <ProcessPermissions permissions={permissions}>
      <ShortlistScreen processId={parsed.data.processId} {...loaded} />
    </ProcessPermissions>
  );
}
