'use client';

import { useTranslations } from 'next-intl';
import { debounce, useQueryStates } from 'nuqs';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { maxSearchLength } from '@/lib/users/account-states';
import { apiTokenParsers } from '@/lib/users/search-params';

const typingMs = 300;

/** Which tokens are listed; in the URL. */
export function TokenSearch() {
  const t = useTranslations('apiTokens.everybody');
  const [asked, ask] = useQueryStates(apiTokenParsers, { shallow: false, history: 'replace' });
  return (
    <search className="border-t px-4 py-3">
      <FormField label={t('search')} className="max-w-md">
        <Input
          type="search"
          value={asked.search}
          maxLength={maxSearchLength}
          onChange={({ target }) =>
            void ask({ search: target.value || null, page: null }, { limitUrlUpdates: debounce(typingMs) })
          }
        />
      </FormField>
    </search>
  );
}
