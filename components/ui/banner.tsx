'use client';

import { useTranslations } from 'next-intl';
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { BannerBox, type BannerAction, type BannerMessage } from './banner-box';
import { isSilenced } from './banner-rules';

interface BannerOptions {
  /** An action for the message, as Undo or Try again. */
  action?: BannerAction;
}

interface BannerApi {
  /** Default: "Operation completed successfully." */
  showSuccess: (text?: string, options?: BannerOptions) => void;
  /** Default: the text of specification section 8. */
  showError: (text?: string, options?: BannerOptions) => void;
}

const BannerContext = createContext<BannerApi | null>(null);

/** Shows alert banners; inside {@link BannerProvider} only. */
export function useBanner(): BannerApi {
  const api = use(BannerContext);
  if (!api) throw new Error('useBanner needs a BannerProvider above it');
  return api;
}

/** One banner at a time, top centre, 70 px from the top (specification, sections 4 and 9). */
export function BannerProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('ui.banner');
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const nextId = useRef(0);

  const show = useCallback((kind: BannerMessage['kind'], text: string, action?: BannerAction) => {
    if (isSilenced(text)) return;
    nextId.current += 1;
    setMessage({ id: nextId.current, kind, text, ...(action ? { action } : {}) });
  }, []);
  const api = useMemo<BannerApi>(
    () => ({
      showSuccess: (text, options) => show('success', text || t('success'), options?.action),
      showError: (text, options) => show('error', text || t('error'), options?.action),
    }),
    [show, t],
  );
  const hide = useCallback(() => setMessage(null), []);
  const banner = (kind: BannerMessage['kind']) =>
    message?.kind === kind && <BannerBox key={message.id} message={message} onHide={hide} />;

  return (
    <BannerContext value={api}>
      {children}
      {/* Both live regions are always mounted, so that their first message is announced. */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {banner('success')}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {banner('error')}
      </div>
    </BannerContext>
  );
}
