'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTabStore } from '@/components/state/use-tab-store';
import { shellDialog } from './shell-dialog';
import { KeysDialog } from './keys-dialog';
import { useKeyListener } from './use-key-listener';
import { useScreenKeys } from './use-screen-keys';

const close = () => shellDialog.set(null);

/** Handles shortcuts, adds the global ones, and lists all on `?`. Mounted once, in the shell. */
export function ScreenKeys() {
  const t = useTranslations('keys');
  const router = useRouter();
  const open = useTabStore(shellDialog) === 'keys';
  useKeyListener();
  useScreenKeys(t('everywhere'), [
    { keys: ['mod+k'], label: t('palette') },
    { keys: ['?'], label: t('help'), onPress: () => shellDialog.set('keys') },
    { keys: ['g h'], label: t('goHome'), onPress: () => router.push('/') },
    { keys: ['g p'], label: t('goProcesses'), onPress: () => router.push('/processes') },
    { keys: ['Tab'], label: t('skip') },
    { keys: ['F6'], label: t('banner') },
    { keys: ['Escape'], label: t('escape') },
  ]);
  return <KeysDialog open={open} onClose={close} />;
}
