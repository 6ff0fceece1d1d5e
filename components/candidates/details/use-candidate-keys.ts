'use client';

import { useTranslations } from 'next-intl';
import type { ScreenKey } from '@/components/keys/key-groups';
import { useScreenKeys } from '@/components/keys/use-screen-keys';

interface CandidateKeyActs {
  /** Null: there is no search to walk through. */
  walk: { next: () => void; previous: () => void } | null;
  /** Null: not for this person. */
  rate: ((rate: number) => void) | null;
  /** Null: not for this person, or not in this status. */
  reprocess: (() => void) | null;
}

/** J/K or left/right walk the search, 1-5 rates, R analyses again. */
export function useCandidateKeys({ walk, rate, reprocess }: CandidateKeyActs): void {
  const t = useTranslations('candidateDetails');
  const keys: ScreenKey[] = [];
  if (walk) {
    keys.push({ keys: ['j', 'ArrowRight'], label: t('keys.next'), onPress: walk.next });
    keys.push({ keys: ['k', 'ArrowLeft'], label: t('keys.previous'), onPress: walk.previous });
  }
  if (rate) {
    keys.push({ keys: ['1', '2', '3', '4', '5'], label: t('keys.rate'), onPress: (key) => rate(Number(key)) });
  }
  if (reprocess) keys.push({ keys: ['r'], label: t('keys.reprocess'), onPress: reprocess });
  useScreenKeys(t('title'), keys);
}
