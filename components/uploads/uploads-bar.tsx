'use client';

import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { useTranslations } from 'next-intl';
import { uploader } from './tab-uploader';
import { UnsentBar } from './unsent-bar';
import { useUnsentElsewhere } from './unsent-files';
import { UploadsControls } from './uploads-controls';
import { UploadsProgress } from './uploads-progress';
import { UploadsLeaveDialog } from './uploads-leave-dialog';
import { UploadsPanel } from './uploads-panel';
import { UploadsAnnouncer } from './uploads-announcer';
import { summarizeUploads, type UploadsSummary } from './uploads-summary';
import { uploads } from './uploads-state';

/** Milliseconds that an upload without failures stays after its end. */
const endShownFor = 10_000;
/** As high as the bar; `app-shell.tsx` and the full-height pages leave it free, so that it covers nothing. */
const height = '2.75rem';

function useRoomBelow(needed: boolean): void {
  useLayoutEffect(() => {
    if (!needed) return undefined;
    document.documentElement.style.setProperty('--room-below', height);
    return () => void document.documentElement.style.removeProperty('--room-below');
  }, [needed]);
}

/** Goes by itself after an end without failures, unless someone is at it. */
function useFarewell({ phase, failed }: UploadsSummary, held: boolean): void {
  const ended = phase === 'ended' && failed === 0;
  useEffect(() => {
    if (!ended || held) return undefined;
    const timer = setTimeout(uploader.forget, endShownFor);
    return () => clearTimeout(timer);
  }, [ended, held]);
}

function ShownUploads({ summary }: { summary: UploadsSummary }) {
  const t = useTranslations('uploads');
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useFarewell(summary, pointed || focused || open);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Not for what lies below as well.
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

/** What becomes of the files of this tab, at the bottom of every page: how far they are, and how they are steered. */
export function UploadsBar() {
  const summary = summarizeUploads(useTabStore(uploads));
  const unsentElsewhere = useUnsentElsewhere();
  const isShown = summary.total > 0;
  useRoomBelow(isShown || unsentElsewhere !== null);
  return (
    <>
      <UploadsAnnouncer summary={summary} />
      {isShown ? <ShownUploads summary={summary} /> : unsentElsewhere && <UnsentBar processId={unsentElsewhere} />}
      <UploadsLeaveDialog />
    </>
  );
}
