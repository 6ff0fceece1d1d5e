'use client';

import { Command } from 'cmdk';
import { Check } from 'lucide-react';
import { foldForSearch } from '@/lib/i18n/fold-for-search';

export interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxListProps {
  label: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChoose: (value: string) => void;
  placeholder: string;
  nothingFound: string;
}

/** Whether each typed word starts a word of the label, ignoring diacritics. */
export function matchesLabel(label: string, typed: string): boolean {
  const words = foldForSearch(label).split(/[\s-]+/);
  return foldForSearch(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** A list of options with a search field. */
export function ComboboxList({ label, options, value, onChoose, placeholder, nothingFound }: ComboboxListProps) {
  return (
    <Command
      label={label}
      defaultValue={value ?? ''}
      filter={(id, typed) => {
        const option = options.find((one) => one.value === id);
        return option && matchesLabel(option.label, typed) ? 1 : 0;
      }}
    >
      <Command.Input
        autoFocus
        placeholder={placeholder}
        className="placeholder:text-ink-faint h-9 w-full border-b bg-transparent px-3 outline-none"
      />
      <Command.List className="max-h-64 overflow-y-auto p-1" label={label}>
        <Command.Empty className="text-ink-muted px-2 py-3 text-sm">{nothingFound}</Command.Empty>
        {options.map((option) => (
          <Command.Item
            key={option.value}
            value={option.value}
            onSelect={() => onChoose(option.value)}
            className="data-[selected=true]:bg-selected relative flex min-h-8 cursor-default items-center rounded-md px-2 py-1 pr-8 select-none [&_svg]:size-4"
          >
            <span className="truncate">{option.label}</span>
            {option.value === value && <Check className="text-accent-ink absolute right-2" aria-hidden="true" />}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
