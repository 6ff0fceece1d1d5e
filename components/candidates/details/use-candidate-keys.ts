import { useTranslations } from 'next-intl';
import { unlessReviewEnded } from '@/components/candidates/decisions/end-of-review';
import type { ScreenKey } from '@/components/keys/key-groups';
import { useScreenKeys } from '@/components/keys/use-screen-keys';

interface CandidateKeyActions {
  candidateId: string;
  /** Null: the candidate was not opened from a search. */
  navigation: { next: () => void; previous: () => void } | null;
  /** Null: read only. */
  rate: ((rate: number) => void) | null;
  /** Null: not available in this status or to this user. */
  reprocess: (() => void) | null;
  /** Null: as `reprocess`. */
  pick: (() => void) | null;
  /** To the list. */
  leave: () => void;
}

/** J/K or the arrows navigate the search, 1–5 rate, R re-analyses, P sends to the ATS, Esc leaves. */
export function useCandidateKeys({ candidateId, navigation, rate, reprocess, pick, leave }: CandidateKeyActions): void {
  const t = useTranslations('candidateDetails');
  const picks = useTranslations('ats.pick');
  const keys: ScreenKey[] = [];
  if (navigation) {
    keys.push({ keys: ['j', 'ArrowRight'], label: t('keys.next'), onPress: navigation.next });
    keys.push({ keys: ['k', 'ArrowLeft'], label: t('keys.previous'), onPress: navigation.previous });
  }
  if (rate) {
    keys.push({
      keys: ['1', '2', '3', '4', '5'],
      label: t('keys.rate'),
      onPress: unlessReviewEnded(candidateId, (key: string) => rate(Number(key))),
    });
  }
  if (reprocess) keys.push({ keys: ['r'], label: t('keys.reprocess'), onPress: reprocess });
  if (pick) keys.push({ keys: ['p'], label: picks('one'), onPress: pick });
  keys.push({ keys: ['Escape'], label: t('keys.leave'), onPress: leave });
  useScreenKeys(t('title'), keys);
}
