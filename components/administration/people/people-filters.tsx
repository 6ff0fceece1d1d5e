'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { SearchField, whileTyping } from '@/components/administration/search-field';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { roles } from '@/lib/domain/user-enums';
import { accountStates, secondStepStates } from '@/lib/users/account-states';
import { peopleParsers } from '@/lib/users/search-params';

/** Which accounts are listed; in the URL. @param passwords whether people sign in with a password */
export function PeopleFilters({ passwords }: { passwords: boolean }) {
  const t = useTranslations('administration.people');
  const roleNames = useTranslations('layout.role');
  const [asked, ask] = useQueryStates(peopleParsers, { shallow: false, history: 'replace' });
  return (
    <search className="flex flex-wrap items-end gap-3 border-t px-4 py-3">
      <SearchField
        label={t('filter.search')}
        className="min-w-52 flex-1"
        value={asked.search}
        onSearch={(search) => void ask({ search, page: null }, whileTyping)}
      />
      <FormField label={t('column.role')}>
        <NativeSelect
          value={asked.role ?? ''}
          onChange={({ target }) => void ask({ role: roles.find((one) => one === target.value) ?? null, page: null })}
        >
          <option value="">{t('filter.any')}</option>
          <SelectOptions of={roles} nameOf={(role) => roleNames(role)} />
        </NativeSelect>
      </FormField>
      <FormField label={t('column.state')}>
        <NativeSelect
          value={asked.state ?? ''}
          onChange={({ target }) =>
            void ask({ state: accountStates.find((one) => one === target.value) ?? null, page: null })
          }
        >
          <option value="">{t('filter.any')}</option>
          <SelectOptions of={accountStates} nameOf={(state) => t(`state.${state}`)} />
        </NativeSelect>
      </FormField>
      {passwords && (
        <FormField label={t('column.secondStep')}>
          <NativeSelect
            value={asked.secondStep ?? ''}
            onChange={({ target }) =>
              void ask({ secondStep: secondStepStates.find((one) => one === target.value) ?? null, page: null })
            }
          >
            <option value="">{t('filter.any')}</option>
            <SelectOptions of={secondStepStates} nameOf={(state) => t(`secondStep.${state}`)} />
          </NativeSelect>
        </FormField>
      )}
    </search>
  );
}
