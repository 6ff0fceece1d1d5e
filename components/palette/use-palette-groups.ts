'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { QuickSearchAnswer } from '@/lib/search/schemas';
import { filterEntries } from './filter-entries';
import type { PaletteEntry, PaletteGroup } from './palette-entry';
import { readScreenActs } from './screen-acts';
import { useFoundEntries } from './use-found-entries';
import { useRecentEntries } from './use-recent-entries';
import { useMenuEntries, useShellActs } from './use-shell-acts';

function useScreenEntries(): PaletteEntry[] {
  const [acts] = useState(readScreenActs);
  return acts.map(({ id, ...act }) => ({ id: `screen:${id}`, ...act }));
}

/** What the palette lists for a phrase: what is known here first, then what was found, so that nothing moves down. */
export function usePaletteGroups(phrase: string, found: QuickSearchAnswer | undefined): PaletteGroup[] {
  const t = useTranslations('palette.group');
  const { ofProcess, ofCandidate } = useFoundEntries();
  const screen = useScreenEntries();
  const recent = useRecentEntries();
  const pages = useMenuEntries();
  const acts = useShellActs();
  const isEmpty = phrase.trim() === '';
  const groups: PaletteGroup[] = [
    { id: 'screen', title: t('screen'), entries: filterEntries(screen, phrase) },
    { id: 'recent', title: t('recent'), entries: isEmpty ? recent : [] },
    { id: 'pages', title: t('pages'), entries: filterEntries(pages, phrase) },
    { id: 'acts', title: t('acts'), entries: filterEntries(acts, phrase) },
    { id: 'processes', title: t('processes'), entries: found?.processes.map(ofProcess) ?? [] },
    { id: 'candidates', title: t('candidates'), entries: found?.candidates.map(ofCandidate) ?? [] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
