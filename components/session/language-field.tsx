'use client';

import { useTranslations } from 'next-intl';
import { languageNames, useLanguageChoice } from '@/components/preferences/use-language-choice';
import { RadioField } from '@/components/ui/radio-field';
import { useCurrentUser } from '@/components/users/current-user';
import { locales } from '@/lib/i18n/locale';

const options = locales.map((locale) => ({ value: locale, label: languageNames[locale] }));

/** The language of one's account. */
export function LanguageField() {
  const t = useTranslations('account');
  const { current, pending, choose } = useLanguageChoice({ account: useCurrentUser().userId });
  return (
    <RadioField
      aria-label={t('language')}
      variant="segments"
      options={options}
      value={current}
      disabled={pending}
      onChange={choose}
    />
  );
}
