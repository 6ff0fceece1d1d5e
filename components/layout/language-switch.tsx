'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useTransition } from 'react';
import { cn } from '@/components/ui/class-names';
import { apiRequest } from '@/lib/http/browser-client';
import { locales } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/users/schemas';
import { keepLocale, readKeptLocale } from './kept-locale';

/** Every language by its own name, so that nobody has to read a foreign one to find theirs. */
const ownNames: Record<Locale, string> = { pl: 'Polski', en: 'English' };

function keepOnAccount(locale: Locale): Promise<unknown> {
  return apiRequest({ path: '/users/me/locale', method: 'PUT', body: { locale } });
}

interface LanguageSwitchProps {
  /** Signed in: the choice is kept on the account too. */
  onAccount: boolean;
}

export function LanguageSwitch({ onAccount }: LanguageSwitchProps) {
  const t = useTranslations('layout');
  const current = useLocale();
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  // The cookie was cleared, local storage still knows the choice.
  useEffect(() => {
    const kept = readKeptLocale();
    if (!kept || kept === current) return;
    keepLocale(kept);
    router.refresh();
  }, [current, router]);

  const choose = (locale: Locale) => {
    if (locale === current) return;
    keepLocale(locale, { chosenNow: !onAccount });
    startTransition(async () => {
      // The cookie has decided already; an account that cannot be reached does not hold the language back.
      if (onAccount) await keepOnAccount(locale).catch(() => undefined);
      router.refresh();
    });
  };
  return (
    <div role="group" aria-label={t('language')} aria-busy={pending} className="flex rounded-md border p-px">
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={`${locale.toUpperCase()} – ${ownNames[locale]}`}
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
