'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { SearchField, whileTyping } from '@/components/administration/search-field';
import { apiTokenParsers } from '@/lib/users/search-params';

/** Which tokens are listed; in the URL. */
export function TokenSearch() {
  const t = useTranslations('apiTokens.everybody');
  const [asked, ask] = useQueryStates(apiTokenParsers, { shallow: false, history: 'replace' });
  return (
    <search className="border-t px-4 py-3">
      <SearchField
        label={t('search')}
        className="max-w-md"
        value={asked.search}
        onSearch={(search) => void ask({ search, page: null }, whileTyping)}
      />
    </search>
  );
}
