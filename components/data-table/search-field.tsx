'use client';

import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { Input } from '@/components/ui/input';

/** Milliseconds. */
const debounceDelay = 250;

interface SearchFieldProps {
  label: string;
  /** Shorter than the label, where that would not fit. */
  placeholder?: string | undefined;
  maxLength: number;
  /** Group under which `?` lists the shortcut. */
  keyGroup: string;
  value: string;
  onChange: (phrase: string) => void;
}

/** The search phrase, debounced. */
export function SearchField({ label, placeholder = label, keyGroup, maxLength, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    // Changed from outside: by a chip or the Back button.
    if (value !== searched) {
      setSearched(value);
      setTyped(value);
    }
  }
  const field = useRef<HTMLInputElement>(null);
  useScreenKeys(keyGroup, [{ keys: ['/'], label, onPress: () => field.current?.focus() }]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (phrase: string, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSearched(phrase.trim());
      onChange(phrase.trim());
    }, delay);
  };
  return (
    <div role="search" className="relative min-w-32 flex-1 sm:max-w-56 sm:min-w-48">
      <Search className="text-ink-muted pointer-events-none absolute top-2 left-2 size-4" aria-hidden="true" />
      <Input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className="pl-8 max-sm:pr-1 max-sm:pl-7"
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          search(target.value, debounceDelay);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && search(currentTarget.value, 0)}
      />
    </div>
  );
}
