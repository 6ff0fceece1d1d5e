import { useTranslations } from 'next-intl';
import type { QuickSearchAnswer } from '@/lib/search/schemas';
import { filterEntries } from './filter-entries';
import type { PaletteEntry, PaletteGroup } from './palette-entry';
import { useRegisteredActions } from '@/components/keys/screen-actions';
import { useResultEntries } from './use-result-entries';
import { useRecentEntries } from './use-recent-entries';
import { useMenuEntries, useShellActions } from './use-shell-actions';

/**
 * The palette's groups: local entries first, so that arriving results move nothing. Without a phrase links come first,
 * so that an accidental Enter does no harm.
 */
export function usePaletteGroups(phrase: string, found: QuickSearchAnswer | undefined): PaletteGroup[] {
  const t = useTranslations('palette.group');
  const { toProcessEntry, toCandidateEntry } = useResultEntries();
  const screen = useRegisteredActions().map(({ id, ...action }): PaletteEntry => ({ id: `screen:${id}`, ...action }));
  const recent = useRecentEntries();
  const pages = useMenuEntries();
  const actions = useShellActions();
  const isEmpty = phrase.trim() === '';
  const pagesGroup = { id: 'pages', title: t('pages'), entries: filterEntries(pages, phrase) };
  const groups: PaletteGroup[] = [
    ...(isEmpty ? [{ id: 'recent', title: t('recent'), entries: recent }, pagesGroup] : []),
    { id: 'screen', title: t('screen'), entries: filterEntries(screen, phrase) },
    ...(isEmpty ? [] : [pagesGroup]),
    { id: 'actions', title: t('actions'), entries: filterEntries(actions, phrase) },
    { id: 'processes', title: t('processes'), entries: found?.processes.map(toProcessEntry) ?? [] },
    { id: 'candidates', title: t('candidates'), entries: found?.candidates.map(toCandidateEntry) ?? [] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
