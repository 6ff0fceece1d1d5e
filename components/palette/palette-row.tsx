'use client';

import { CommandItem } from 'cmdk';
import type { MouseEvent } from 'react';
import { KeyNames } from '@/components/keys/key-names';
import type { PaletteEntry } from './palette-entry';

interface PaletteRowProps {
  entry: PaletteEntry;
  onRun: (entry: PaletteEntry, newTab: boolean) => void;
}

export function PaletteRow({ entry, onRun }: PaletteRowProps) {
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
