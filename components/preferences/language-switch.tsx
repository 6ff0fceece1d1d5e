'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { cn } from '@/components/ui/class-names';
import { locales } from '@/lib/i18n/locale';
import { readChosenLocale, readStoredLocale, storeLocale } from './stored-locale';
import { languageNames, useLanguageChoice } from './use-language-choice';

interface LanguageSwitchProps {
  /** The signed-in user's id: also saves the choice to the account. */
  account: string | null;
}

export function LanguageSwitch({ account }: LanguageSwitchProps) {
  const t = useTranslations('layout');
  const router = useRouter();
  const { current, pending, choose } = useLanguageChoice({ account });

  // The cookie was cleared but local storage still has the choice. A cookie that is there decides.
  useEffect(() => {
    const stored = readStoredLocale();
    if (!stored || readChosenLocale()) return;
    storeLocale(stored);
    if (stored !== current) router.refresh();
  }, [current, router]);

  return (
    <div role="group" aria-label={t('language')} aria-busy={pending} className="flex rounded-md border p-px">
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={`${locale.toUpperCase()} – ${languageNames[locale]}`}
          aria-pressed={locale === current}
          onClick={() => choose(locale)}
          className={cn(
            'text-ink-muted hover:text-ink h-6.5 rounded-sm px-1.5 text-sm uppercase transition-colors',
            locale === current && 'bg-selected text-ink font-medium',
          )}
        >
          {locale}
        </button>
      ))}
    </div>
  );
}
