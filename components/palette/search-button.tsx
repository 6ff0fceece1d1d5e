'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useModifierName } from '@/components/keys/key-names';
import { shellDialog } from '@/components/keys/shell-dialog';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';

/** Opens the command palette; styled like a search field. */
export function SearchButton() {
  const t = useTranslations('palette');
  const modifier = useModifierName();
  // Outside the button, whose text must match its name (WCAG 2.5.3).
  return (
    <span className="relative md:mr-1">
      <Button
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => shellDialog.set('palette')}
        className="text-ink-muted font-normal max-md:size-8 max-md:border-transparent max-md:bg-transparent max-md:px-0 md:w-56 md:px-2.5 md:[&>span]:w-full"
      >
        <Search aria-hidden="true" />
        <span className="max-md:hidden">{t('searchHint')}</span>
      </Button>
      <span
        className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center gap-0.5 max-md:hidden"
        aria-hidden="true"
      >
        <Kbd>{modifier}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </span>
  );
}
