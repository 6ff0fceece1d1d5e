import { redirect } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { MailFacts } from '@/components/administration/mail/mail-facts';
import { MailSection } from '@/components/administration/mail/mail-section';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getMailState } from '@/lib/mail/administration/get-mail-state';
import { loadMailParams } from '@/lib/mail/search-params';

const hrefOf = (page: number) => `/administration/mail?page=${page}`;

export const generateMetadata = titleMetadata('administration.pageTitle.mail');

/** The mail server, and what was mailed. */
export default async function MailPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('administration');
  const { page } = await loadMailParams(searchParams);
  const state = await getMailState(actor, { page });
  if (state.mails.items.length === 0 && page > 1) redirect(hrefOf(1));
  return (
    <>
      <MailFacts state={state} />
      {(state.server ?? state.mails.totalItems > 0) && <MailSection state={state} getHref={hrefOf} />}
    </>
  );
}
