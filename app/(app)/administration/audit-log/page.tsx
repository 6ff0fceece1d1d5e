import { redirect } from 'next/navigation';
import { createSerializer, type SearchParams } from 'nuqs/server';
import { AuditFilters } from '@/components/administration/audit/audit-filters';
import { AuditSection } from '@/components/administration/audit/audit-section';
import { AuditTabs } from '@/components/administration/audit/audit-tabs';
import { ChainEndSection } from '@/components/administration/audit/chain-end-section';
import { FailedSignInSection } from '@/components/administration/failed-sign-in-section';
import { getChainEnd } from '@/lib/audit-log/get-chain-end';
import { listAuditEvents } from '@/lib/audit-log/list-audit-events';
import { listAuditChoices } from '@/lib/audit-log/list-filter-choices';
import { auditParsers, loadAuditParams, noAuditFilter } from '@/lib/audit-log/search-params';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listFailedSignIns } from '@/lib/users/list-failed-sign-ins';

type AuditParams = Awaited<ReturnType<typeof loadAuditParams>>;

const addressOf = createSerializer(auditParsers);
const hrefOf = (asked: Partial<AuditParams>) => addressOf('/administration/audit-log', asked);

export const generateMetadata = titleMetadata('administration.pageTitle.audit-log');

async function Events({ actor, asked }: { actor: PersonActor; asked: AuditParams }) {
  const { tab: _tab, failures: _page, cursor, ...filter } = asked;
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
  // Sealed first, so that the list shows the seals.
  const end = await getChainEnd(actor);
  const [page, choices] = await Promise.all([
    listAuditEvents(actor, { ...given, limit: 50, ...(cursor ? { cursor } : {}) }),
    listAuditChoices(actor),
  ]);
  const exportPath = (format: string) =>
    `/administration/audit-events/export?${new URLSearchParams({ ...given, format })}`;
  return (
    <>
      <AuditSection
        page={page}
        isFirst={cursor === null}
        addresses={{
          only: (value) => hrefOf({ ...noAuditFilter, ...value }),
          older: (next) => hrefOf({ ...asked, cursor: next }),
          newest: hrefOf({ ...asked, cursor: null }),
          export: { csv: exportPath('csv'), jsonl: exportPath('jsonl') },
        }}
      >
        <AuditFilters {...choices} />
      </AuditSection>
      <ChainEndSection end={end} />
    </>
  );
}

async function Failures({ actor, page }: { actor: PersonActor; page: number }) {
  const failures = await listFailedSignIns(actor, { page });
  const getHref = (to: number) => hrefOf({ tab: 'failures', failures: to });
  if (failures.items.length === 0 && page > 1) redirect(getHref(1));
  return <FailedSignInSection failures={failures} getHref={getHref} />;
}

/** Who did what, when and from where; and who failed to sign in. */
export default async function AuditLogPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('administration');
  const asked = await loadAuditParams(searchParams);
  return (
    <>
      <AuditTabs open={asked.tab} getHref={(tab) => hrefOf({ tab })} />
      {asked.tab === 'events' ? (
        <Events actor={actor} asked={asked} />
      ) : (
        <Failures actor={actor} page={asked.failures} />
      )}
    </>
  );
}
