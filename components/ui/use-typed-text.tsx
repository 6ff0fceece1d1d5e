import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What holds words; a password or a code is no work to lose. */
const isTextField = (field: EventTarget): field is TextField =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && /^(text|email)$/.test(field.type));

/**
 * Asks before a dialog with typed text is closed by Escape, a click outside, a button or Back; the browser asks before a
 * reload.
 *
 * @param onClose closes the dialog, with what was typed in it
 * @param onDiscard before that, when somebody says that it is to be lost
 * @returns what its form needs, what to call to close it, and the question, to be rendered beside it
 */
export function useTypedText(onClose: () => void, onDiscard?: () => void) {
  const t = useTranslations('common');
  const [isAsking, setIsAsking] = useState(false);
  /** The fields that were focused, with their first values. */
  const fields = useRef(new Map<TextField, string>());
  const isTyped = () =>
    [...fields.current].some(
      ([{ value, isConnected }, first]) => isConnected && value.trim() !== '' && value !== first,
    );
  const warn = useEffectEvent((event: Event) => {
    if (isTyped()) event.preventDefault();
  });
  const stay = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !isTyped()) return;
    event.preventDefault();
    setIsAsking(true);
  });
  useEffect(() => {
    const onUnload = (event: Event) => warn(event);
    const onNavigate = (event: NavigateEvent) => stay(event);
    const history = 'navigation' in window ? window.navigation : null;
    window.addEventListener('beforeunload', onUnload);
    history?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      history?.removeEventListener('navigate', onNavigate);
    };
  }, []);
  const question: ReactNode = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title={t('leave.closeTitle')}
      confirmLabel={t('leave.discard')}
      danger
      onConfirm={() => {
        onDiscard?.();
        onClose();
      }}
    >
      {t('leave.typed')}
    </ConfirmDialog>
  );
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (isTextField(target) && !fields.current.has(target)) fields.current.set(target, target.value);
    },
    close: () => (isTyped() ? setIsAsking(true) : onClose()),
    question,
  };
}
