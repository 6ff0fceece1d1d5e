'use client';

import { useTranslations } from 'next-intl';
import { KeyNames } from '@/components/keys/key-names';

/** Keyboard hints. */
export function PaletteFooter() {
  const t = useTranslations('palette.footer');
  const hints = [
    { id: 'move', keys: ['ArrowUp', 'ArrowDown'] },
    { id: 'open', keys: ['Enter'] },
    { id: 'newTab', keys: ['mod+Enter'] },
    { id: 'close', keys: ['Escape'] },
  ] as const;
  return (
    <div className="text-ink-muted hidden shrink-0 flex-wrap gap-x-5 gap-y-1 border-t px-4 py-2 text-sm sm:flex">
      {hints.map(({ id, keys }) => (
        <span key={id} className="inline-flex items-center gap-1.5">
          <KeyNames keys={keys} />
          {t(id)}
        </span>
      ))}
    </div>
  );
}
