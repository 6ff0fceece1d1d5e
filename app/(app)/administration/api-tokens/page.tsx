import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { createSerializer, type SearchParams } from 'nuqs/server';
import { TokenSearch } from '@/components/administration/tokens/token-search';
import { TokenTable } from '@/components/administration/tokens/token-table';
import { PageLinks } from '@/components/navigation/page-links';
import { PageSection } from '@/components/page/page-section';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listApiTokens } from '@/lib/users/api-tokens/list-api-tokens';
import { apiTokenParsers, loadApiTokenParams } from '@/lib/users/search-params';

const addressOf = createSerializer(apiTokenParsers);

export const generateMetadata = titleMetadata('administration.pageTitle.api-tokens');

/** Everybody's API tokens. */
export default async function ApiTokensPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('administration');
  const asked = await loadApiTokenParams(searchParams);
  const hrefOf = (page: number) => addressOf('/administration/api-tokens', { ...asked, page });
  const tokens = await listApiTokens(actor, asked);
  if (tokens.items.length === 0 && asked.page > 1) redirect(hrefOf(1));
  const t = await getTranslations('apiTokens');
  return (
    <PageSection
      id="tokens"
      title={
        <>
          {t('title')}{' '}
          <span className="text-ink-muted text-sm font-normal tabular-nums">
            {t('everybody.total', { count: tokens.totalItems })}
          </span>
        </>
      }
      intro={t('everybody.intro')}
    >
      <TokenSearch />
      {tokens.items.length > 0 ? (
        <TokenTable tokens={tokens.items} />
      ) : (
        <p className="text-ink-muted border-t px-4 py-6 text-center">
          {asked.search === '' ? t('everybody.none') : t('everybody.nothingFound')}
        </p>
      )}
      <div className="px-4 empty:hidden [&>nav]:py-2">
        <PageLinks {...tokens} getHref={hrefOf} />
      </div>
    </PageSection>
  );
}
