import { notFound } from 'next/navigation';
import { ShortlistsScreen } from '@/components/shortlists/shortlists-screen';
import { ProcessPermissions } from '@/components/users/current-user';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { processParams } from '@/lib/domain/process-schemas';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getProcess } from '@/lib/processes/get-process';
import { listShortlists } from '@/lib/shortlists/list-shortlists';

export const generateMetadata = titleMetadata('shortlists.title');

async function load(actor: PersonActor, processId: string) {
  const process = await orNotFound(getProcess(actor, { processId }), 'process.not-found');
  return { process, shortlists: await listShortlists(actor, { processId }), loadedAt: Date.now() };
}

export default async function ProcessShortlistsPage({ params }: { params: Promise<{ processId: string }> }) {
  const actor = await requirePagePermission('candidate:read');
  const parsed = processParams.safeParse(await params);
  if (!parsed.success) notFound();
  const { process, ...loaded } = await load(actor, parsed.data.processId);
  const { id, name, permissions } = process;
  return (
    <ProcessPermissions permissions={permissions}>
      <ShortlistsScreen process={{ id, name }} {...loaded} />
    </ProcessPermissions>
  );
}
