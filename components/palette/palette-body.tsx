'use client';

import { Command, CommandGroup, CommandInput, CommandList } from 'cmdk';
import { LoaderCircle, Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { PaletteEntry } from './palette-entry';
import { PaletteFooter } from './palette-footer';
import { PaletteNotice } from './palette-notice';
import { PaletteRow } from './palette-row';
import { usePaletteGroups } from './use-palette-groups';
import { useQuickSearch } from './use-quick-search';

interface PaletteBodyProps {
  phrase: string;
  onPhraseChange: (phrase: string) => void;
  onRun: (entry: PaletteEntry, newTab: boolean) => void;
  onClose: () => void;
}

const isFound = (id: string) => id.startsWith('process:') || id.startsWith('candidate:');

/** The search field and its results. */
export function PaletteBody({ phrase, onPhraseChange, onRun, onClose }: PaletteBodyProps) {
  const t = useTranslations('palette');
  const search = useQuickSearch(phrase);
  const groups = usePaletteGroups(phrase, search.found);
  const [selected, setSelected] = useState('');
  const entries = groups.flatMap((group) => group.entries);

  // Enter pressed before the results arrive opens the first one when they do; `true`: in a new tab.
  const waiting = useRef<boolean | null>(null);
  useEffect(() => {
    const [first] = entries;
    if (waiting.current === null || search.pending || phrase.trim() === '') return;
    const newTab = waiting.current;
    waiting.current = null;
    if (first) onRun(first, newTab);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) {
      waiting.current = null;
      return;
    }
    const newTab = event.ctrlKey || event.metaKey;
    const entry = entries.find(({ id }) => id === selected);
    if (search.pending && (!entry || isFound(entry.id))) {
      event.preventDefault();
      waiting.current = newTab;
    } else if (newTab) {
      event.preventDefault();
      if (entry) onRun(entry, true);
    }
  };

  return (
    <Command
      label={t('label')}
      shouldFilter={false}
      vimBindings={false}
      loop
      value={selected}
      onValueChange={setSelected}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-col outline-none"
    >
      <div className="flex h-12 shrink-0 items-center gap-3 border-b pr-2 pl-4">
        {search.pending ? (
          <LoaderCircle className="text-ink-muted size-4 shrink-0 animate-spin" aria-hidden="true" />
        ) : (
          <Search className="text-ink-muted size-4 shrink-0" aria-hidden="true" />
        )}
        <CommandInput
          value={phrase}
          onValueChange={onPhraseChange}
          placeholder={t('placeholder')}
          maxLength={100}
          className="placeholder:text-ink-faint h-full min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ellipsis sm:text-base"
        />
        <IconButton label={t('close')} size="sm" hasTooltip={false} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <CommandList label={t('results')} className="min-h-0 flex-1 scroll-py-2 overflow-y-auto px-2 py-1">
        {groups.map((group) => (
          <CommandGroup
            key={group.id}
            heading={group.title}
            className="[&_[cmdk-group-heading]]:text-ink-muted py-1.5 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm"
          >
            {group.entries.map((entry) => (
              <PaletteRow key={entry.id} entry={entry} onRun={onRun} />
            ))}
          </CommandGroup>
        ))}
      </CommandList>
      <PaletteNotice phrase={phrase.trim()} count={entries.length} search={search} />
      <PaletteFooter />
    </Command>
  );
}
