import { notFound } from 'next/navigation';
import { MemberReview } from '@/components/shortlists/member-review';
import { ProcessPermissions } from '@/components/users/current-user';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getProcessPermissions } from '@/lib/processes/access/get-process-permissions';
import { reviewShortlist } from '@/lib/shortlists/review-shortlist';
import { shortlistParams } from '@/lib/shortlists/shortlist-schemas';

export const generateMetadata = titleMetadata('shortlistPage.title');

/** A shortlist for a colleague who is asked about its candidates. */
export default async function ReviewPage({ params }: { params: Promise<Record<string, string>> }) {
  const actor = await requirePagePermission('candidate:read');
  const parsed = shortlistParams.safeParse(await params);
  if (!parsed.success) notFound();
  const list = await orNotFound(reviewShortlist(actor, parsed.data), 'process.not-found', 'shortlist.not-found');
  return (
    <ProcessPermissions permissions={await getProcessPermissions(actor, parsed.data)}>
      <MemberReview {...parsed.data} list={list} />
    </ProcessPermissions>
  );
}
