'use client';
import { Command, CommandGroup, CommandInput, CommandList, CommandItem } from 'cmdk';
import { LoaderCircle, Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { KeyNames } from '@/components/keys/key-names';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { PaletteEntry } from './palette-entry';
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

/** Keyboard hints. */
function PaletteFooter() {
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

interface PaletteNoticeProps {
  phrase: string;
  /** Listed entries. */
  count: number;
  search: Pick<ReturnType<typeof useQuickSearch>, 'searchable' | 'pending' | 'error' | 'retry'>;
}

/** Announces the count, and shows searching, empty and error states. */
function PaletteNotice({ phrase, count, search }: PaletteNoticeProps) {
  const t = useTranslations('palette');
  const { searchable, pending, error } = search;
  const nothing = count === 0 && !pending && !error;
  return (
    <>
      <p role="status" className="sr-only">
        {pending ? t('searching') : error ? '' : t('count', { count })}
      </p>
      {pending && count === 0 && (
        <p className="text-ink-muted delayed-visible px-4 py-6 text-center">{t('searching')}</p>
      )}
      {nothing && (
        <p className="text-ink-muted px-4 py-6 text-center text-pretty break-words">
          {searchable ? t('nothing', { phrase }) : t('more')}
        </p>
      )}
      {error && (
        <div role="alert" className="bg-negative-soft m-2 flex flex-wrap items-center gap-3 rounded-md px-3 py-2">
          <p className="text-negative-ink min-w-40 flex-1 text-pretty">{t('failed')}</p>
          <Button size="sm" onClick={search.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  );
}

interface PaletteRowProps {
  entry: PaletteEntry;
  onRun: (entry: PaletteEntry, newTab: boolean) => void;
}

function PaletteRow({ entry, onRun }: PaletteRowProps) {
  const { icon: Icon, label, detail, aside, keys } = entry;
  const onClickCapture = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.stopPropagation();
    onRun(entry, true);
  };
  return (
    <CommandItem
      value={entry.id}
      onSelect={() => onRun(entry, false)}
      onClickCapture={onClickCapture}
      className="data-[selected=true]:bg-selected flex min-h-9 cursor-default items-center gap-3 rounded-md px-2.5 py-1.5"
    >
      <Icon className="text-ink-muted size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 sm:line-clamp-1">{label}</span>
        {detail && <span className="text-ink-muted line-clamp-1 text-sm">{detail}</span>}
      </span>
      {aside}
      {keys && <KeyNames keys={keys} className="max-sm:hidden" />}
    </CommandItem>
  );
}
