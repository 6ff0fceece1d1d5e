'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { Input } from '@/components/ui/input';

/** Milliseconds after the last key before the search runs. */
const typingPause = 250;

/** The search phrase; typed at once, searched when the typing pauses. */
export function SearchField({ value, onChange }: { value: string; onChange: (phrase: string) => void }) {
  const t = useTranslations('candidates.filter');
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useScreenKeys(useTranslations('candidates')('title'), [
    { keys: ['/'], label: t('phrase'), onPress: () => field.current?.focus() },
  ]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (phrase: string, pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      onChange(phrase.trim());
      setTyped(null);
    }, pause);
  };
  return (
    <div role="search" className="relative w-full sm:w-56">
      <Search className="text-ink-muted pointer-events-none absolute top-2 left-2 size-4" aria-hidden="true" />
      <Input
        ref={field}
        type="search"
        aria-label={t('phrase')}
        placeholder={t('phrase')}
        className="pl-8"
        maxLength={200}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          search(event.target.value, typingPause);
        }}
        onKeyDown={(event) => event.key === 'Enter' && search(event.currentTarget.value, 0)}
      />
    </div>
  );
}
