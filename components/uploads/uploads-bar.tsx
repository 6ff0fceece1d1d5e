'use client';

import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { useTranslations } from 'next-intl';
import { uploader } from './tab-uploader';
import { MissedUploadsBar } from './missed-uploads-bar';
import { useMissedUploadsElsewhere } from './missed-uploads';
import { UploadsControls } from './uploads-controls';
import { UploadsProgress } from './uploads-progress';
import { UploadsDiscardDialog } from './uploads-discard-dialog';
import { UploadsPanel } from './uploads-panel';
import { UploadsAnnouncer } from './uploads-announcer';
import { summarizeUploads, type UploadsSummary } from './uploads-summary';
import { uploads } from './uploads-state';

/** Milliseconds a successful upload stays visible. */
const endedDisplayMs = 10_000;
/** Height of the bar, kept free by `app-shell.tsx` and full-height pages. */
const height = '2.75rem';

function useBottomInset(needed: boolean): void {
  useLayoutEffect(() => {
    if (!needed) return undefined;
    document.documentElement.style.setProperty('--bottom-inset', height);
    return () => void document.documentElement.style.removeProperty('--bottom-inset');
  }, [needed]);
}

/** Hides a successful upload after a while, unless hovered, focused or open. */
function useAutoHide({ phase, failed }: UploadsSummary, held: boolean): void {
  const ended = phase === 'ended' && failed === 0;
  useEffect(() => {
    if (!ended || held) return undefined;
    const timer = setTimeout(uploader.reset, endedDisplayMs);
    return () => clearTimeout(timer);
  }, [ended, held]);
}

function VisibleUploads({ summary }: { summary: UploadsSummary }) {
  const t = useTranslations('uploads');
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useAutoHide(summary, pointed || focused || open);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Handled: do not close anything else.
    event.preventDefault();
    setOpen(false);
    toggle.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  return (
    <section
      aria-label={t('region')}
      className="bg-surface border-line animate-appear sticky bottom-0 z-40 h-11 border-t print:hidden"
    >
      <div
        role="presentation"
        className="h-full"
        onKeyDown={onKeyDown}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={onBlur}
      >
        <div className="flex h-full items-center justify-end gap-2 px-3 lg:px-4">
          <UploadsProgress summary={summary} />
          <UploadsControls
            summary={summary}
            panelId={panelId}
            open={open}
            onToggle={() => setOpen(!open)}
            toggle={toggle}
          />
        </div>
        {open && <UploadsPanel id={panelId} />}
      </div>
    </section>
  );
}

/** The uploads of this tab at the bottom of every page: progress and controls. */
export function UploadsBar() {
  const summary = summarizeUploads(useTabStore(uploads));
  const missedElsewhere = useMissedUploadsElsewhere();
  const isShown = summary.total > 0;
  useBottomInset(isShown || missedElsewhere !== null);
  return (
    <>
      <UploadsAnnouncer summary={summary} />
      {isShown ? (
        <VisibleUploads summary={summary} />
      ) : (
        missedElsewhere && <MissedUploadsBar processId={missedElsewhere} />
      )}
      <UploadsDiscardDialog />
    </>
  );
}
