'use client';

import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isSilenced } from './banner-rules';
import { cn } from './class-names';

/** Specification section 9: hidden by itself after 3000 ms. */
const visibleFor = 3000;

interface BannerMessage {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

interface BannerApi {
  /** Without a text: "Operation completed successfully." */
  showSuccess: (text?: string) => void;
  /** Without a text: the default text of specification section 8. */
  showError: (text?: string) => void;
}

const BannerContext = createContext<BannerApi | null>(null);

/** Shows alert banners. Only inside {@link BannerProvider}. */
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

  const show = useCallback((kind: BannerMessage['kind'], text: string) => {
    if (isSilenced(text)) return;
    nextId.current += 1;
    setMessage({ id: nextId.current, kind, text });
  }, []);
  const api = useMemo<BannerApi>(
    () => ({
      showSuccess: (text) => show('success', text || t('success')),
      showError: (text) => show('error', text || t('error')),
    }),
    [show, t],
  );
  const hide = useCallback(() => setMessage(null), []);

  return (
    <BannerContext value={api}>
      {children}
      <div aria-live="assertive" aria-atomic="true">
        {message && <Banner key={message.id} message={message} onHide={hide} />}
      </div>
    </BannerContext>
  );
}

function Banner({ message, onHide }: { message: BannerMessage; onHide: () => void }) {
  const t = useTranslations('common');
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);

  // Held while the pointer is on it, so that an error can be read to its end and its text copied.
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onHide, visibleFor);
    return () => clearTimeout(timer);
  }, [held, onHide]);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || !box.current?.contains(event.target)) onHide();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [onHide]);

  const Icon = message.kind === 'error' ? TriangleAlert : CircleCheck;
  return (
    <div
      ref={box}
      data-banner={message.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={cn(
        'animate-drop-in bg-raised shadow-overlay pointer-events-auto fixed top-[70px] left-1/2 z-70 flex w-max max-w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 items-start gap-2 rounded-lg border py-2 pr-2 pl-3',
        message.kind === 'error' ? 'border-negative' : 'border-positive',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('mt-0.5 size-4.5 shrink-0', message.kind === 'error' ? 'text-negative-ink' : 'text-positive-ink')}
      />
      <p className="min-w-0 break-words">{message.text}</p>
      <button
        type="button"
        aria-label={t('close')}
        onClick={onHide}
        className="text-ink-muted hover:bg-hover grid size-6 shrink-0 place-items-center rounded-sm"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
