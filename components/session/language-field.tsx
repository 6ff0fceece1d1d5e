'use client';

import { useTranslations } from 'next-intl';
import { languageNames, useLanguageChoice } from '@/components/preferences/use-language-choice';
import { locales } from '@/lib/i18n/locale';

/** The language of one's account. */
export function LanguageField() {
  const t = useTranslations('account');
  const { current, pending, choose } = useLanguageChoice({ onAccount: true });
  return (
    <fieldset disabled={pending} className="flex flex-wrap gap-4">
      <legend className="sr-only">{t('language')}</legend>
      {locales.map((locale) => (
        <label key={locale} lang={locale} className="flex items-center gap-2">
          <input
            type="radio"
            name="language"
            checked={locale === current}
            onChange={() => choose(locale)}
            className="accent-accent"
          />
          {languageNames[locale]}
        </label>
      ))}
    </fieldset>
  );
}
