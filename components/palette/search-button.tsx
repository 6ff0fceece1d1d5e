'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useModifierName } from '@/components/keys/key-names';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { openPalette } from './early-keys';

/** Opens the command palette; looks like the field that it opens. */
export function SearchButton() {
  const t = useTranslations('palette');
  const modifier = useModifierName();
  return (
    <Button
      aria-label={t('open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      className="text-ink-muted font-normal max-md:size-8 max-md:border-transparent max-md:bg-transparent max-md:px-0 md:mr-1 md:w-56 md:px-2.5 md:[&>span]:w-full"
    >
      <Search aria-hidden="true" />
      <span className="max-md:hidden">{t('searchHint')}</span>
      <span className="ml-auto flex gap-0.5 max-md:hidden" aria-hidden="true">
        <Kbd>{modifier}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </Button>
  );
}
