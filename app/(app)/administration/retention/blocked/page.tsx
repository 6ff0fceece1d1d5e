import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { BlockedSection } from '@/components/administration/retention/blocked-section';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listBlocked } from '@/lib/retention/blocked/list-blocked';

export const generateMetadata = titleMetadata('retention.blocked.pageTitle');

/** Who is kept for claims only; each is seen with a reason that is logged. */
export default async function BlockedPage() {
  const actor = await requirePagePermission('administration');
  const t = await getTranslations('retention.blocked');
  const { items, total } = await listBlocked(actor);
  return (
    <>
      <p>
        <Link href="/administration/retention" prefetch={false} className="text-accent-ink rounded-sm hover:underline">
          {t('back')}
        </Link>
      </p>
      <BlockedSection items={items} total={total} />
    </>
  );
}
