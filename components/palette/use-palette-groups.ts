'use client';

import { useTranslations } from 'next-intl';
import type { QuickSearchAnswer } from '@/lib/search/schemas';
import { filterEntries } from './filter-entries';
import type { PaletteEntry, PaletteGroup } from './palette-entry';
import { useRegisteredActs } from './screen-acts';
import { useFoundEntries } from './use-found-entries';
import { useRecentEntries } from './use-recent-entries';
import { useMenuEntries, useShellActs } from './use-shell-acts';

/**
 * What the palette lists for a phrase: what is known here first, then what was found, so that nothing moves down.
 * Without a phrase it begins with places, not with acts: Enter by accident then does nothing that matters.
 */
export function usePaletteGroups(phrase: string, found: QuickSearchAnswer | undefined): PaletteGroup[] {
  const t = useTranslations('palette.group');
  const { ofProcess, ofCandidate } = useFoundEntries();
  const screen = useRegisteredActs().map(({ id, ...act }): PaletteEntry => ({ id: `screen:${id}`, ...act }));
  const recent = useRecentEntries();
  const pages = useMenuEntries();
  const acts = useShellActs();
  const isEmpty = phrase.trim() === '';
  const pagesGroup = { id: 'pages', title: t('pages'), entries: filterEntries(pages, phrase) };
  const groups: PaletteGroup[] = [
    ...(isEmpty ? [{ id: 'recent', title: t('recent'), entries: recent }, pagesGroup] : []),
    { id: 'screen', title: t('screen'), entries: filterEntries(screen, phrase) },
    ...(isEmpty ? [] : [pagesGroup]),
    { id: 'acts', title: t('acts'), entries: filterEntries(acts, phrase) },
    { id: 'processes', title: t('processes'), entries: found?.processes.map(ofProcess) ?? [] },
    { id: 'candidates', title: t('candidates'), entries: found?.candidates.map(ofCandidate) ?? [] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
