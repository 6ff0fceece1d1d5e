'use client';

import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { Input } from '@/components/ui/input';

/** Milliseconds after the last key before the search runs. */
const typingPause = 250;

interface SearchFieldProps {
  label: string;
  /** Shorter than the label, where that would not fit. */
  placeholder?: string | undefined;
  maxLength: number;
  /** Under which `?` lists the key that leads here. */
  keyGroup: string;
  value: string;
  onChange: (phrase: string) => void;
}

/** The search phrase; typed at once, searched when the typing pauses. */
export function SearchField({ label, placeholder = label, keyGroup, maxLength, value, onChange }: SearchFieldProps) {
  // What is typed stays until the search for it has been answered; a value from elsewhere takes its place.
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState({ value, typing: false });
  if (seen.value !== value) {
    setSeen({ ...seen, value });
    if (!seen.typing) setTyped(null);
  }
  const field = useRef<HTMLInputElement>(null);
  useScreenKeys(keyGroup, [{ keys: ['/'], label, onPress: () => field.current?.focus() }]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (phrase: string, pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(phrase.trim()), pause);
  };
  return (
    <div role="search" className="relative min-w-44 flex-1 sm:w-56 sm:flex-none">
      <Search className="text-ink-muted pointer-events-none absolute top-2 left-2 size-4" aria-hidden="true" />
      <Input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className="pl-8"
        maxLength={maxLength}
        value={typed ?? value}
        onFocus={() => setSeen({ value, typing: true })}
        onBlur={() => {
          setSeen({ value, typing: false });
          if (typed?.trim() === value) setTyped(null);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          search(event.target.value, typingPause);
        }}
        onKeyDown={(event) => event.key === 'Enter' && search(event.currentTarget.value, 0)}
      />
    </div>
  );
}
