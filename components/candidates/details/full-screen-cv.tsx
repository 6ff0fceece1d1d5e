'use client';

import { useTranslations } from 'next-intl';
import { CvFocusProvider } from '@/components/cv/cv-focus';
import { KeysDialog } from '@/components/keys/keys-dialog';
import { shellDialog } from '@/components/keys/shell-dialog';
import { useKeyListener } from '@/components/keys/use-key-listener';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { useTabStore } from '@/components/state/use-tab-store';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { CvPane } from './cv-pane';

/** The keys of a page outside the shell, and their list. */
function FullScreenKeys() {
  const t = useTranslations('keys');
  const open = useTabStore(shellDialog) === 'keys';
  useKeyListener();
  useScreenKeys(t('everywhere'), [{ keys: ['?'], label: t('help'), onPress: () => shellDialog.set('keys') }]);
  return <KeysDialog open={open} onClose={() => shellDialog.set(null)} />;
}

/** A CV full-screen, without highlights. */
export function FullScreenCv({ candidate }: { candidate: CandidateDto }) {
  const t = useTranslations('candidates');
  return (
    <CvFocusProvider>
      <main className="h-dvh">
        <h1 className="sr-only">{candidateName(candidate, (number) => t('numbered', { number }))}</h1>
        <CvPane candidate={{ ...candidate, analysis: null }} fullScreen />
      </main>
      <FullScreenKeys />
    </CvFocusProvider>
  );
}
