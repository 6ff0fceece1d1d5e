import { useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useState } from 'react';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { holdKeys } from '@/components/state/held-keys';

const tabs = ['summary', 'matching'] as const;

/**
 * The open tab, kept in the address. T changes it, N leads to the field for a note.
 *
 * @param mayWrite whether the person may write notes
 * @param showResults brings the tabs onto a narrow screen, where the CV may cover them
 */
export function useCandidateTab(mayWrite: boolean, showResults: () => void) {
  const t = useTranslations('candidateDetails');
  const [tab, setTab] = useQueryState('tab', parseAsStringLiteral(tabs).withDefault('matching'));
  const [onNoteFocused, setOnNoteFocused] = useState<(() => void) | null>(null);
  const openTab = (value: string) => void setTab(tabs.find((one) => one === value) ?? 'matching');
  const writeNote = () => {
    // What is typed next belongs into the field.
    holdKeys(
      new Promise<void>((resolve) => {
        const end = () => {
          setOnNoteFocused(null);
          resolve();
        };
        setOnNoteFocused(() => end);
      }),
    );
    // A hidden field takes no focus.
    showResults();
    openTab('summary');
  };
  useScreenKeys(t('title'), [
    { keys: ['t'], label: t('keys.tab'), onPress: () => openTab(tab === 'matching' ? 'summary' : 'matching') },
    ...(mayWrite ? [{ keys: ['n'], label: t('keys.note'), onPress: writeNote }] : []),
  ]);
  return { tab, openTab, onNoteFocused };
}
