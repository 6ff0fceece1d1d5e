'use client';
import { FileWarning, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useCallback,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { uploader } from './tab-uploader';
import { useMissedUploadsElsewhere, storeMissedUploads, useMissedUploads } from './missed-uploads';
import { countPending } from './upload-item';
import { UploadsControls } from './uploads-controls';
import { UploadsProgress, useUploadsText } from './uploads-progress';
import { UploadsPanel } from './uploads-panel';
import { summarizeUploads, type UploadsSummary } from './uploads-summary';
import { uploads, discardConfirmation } from './uploads-state';

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

/** Shown on all pages but the process's own after the session ended during an upload. */
function MissedUploadsBar({ processId }: { processId: string }) {
  const t = useTranslations('uploads');
  const common = useTranslations('common');
  const count = useMissedUploads(processId);
  return (
    <section
      aria-label={t('region')}
      className="bg-caution-soft text-caution-ink sticky bottom-0 z-40 flex min-h-11 items-center gap-2 border-t px-3 lg:px-4 print:hidden"
    >
      <FileWarning className="size-4 shrink-0" aria-hidden="true" />
      <p role="status" className="line-clamp-2 min-w-0 flex-1 max-sm:leading-4">
        {t('missedElsewhere', { count })}
      </p>
      <Button size="sm" asChild>
        <Link href={`/processes/${processId}`}>{t('missedOpen')}</Link>
      </Button>
      <IconButton size="sm" label={common('close')} onClick={() => storeMissedUploads(processId, 0)}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}

/** Debounce in milliseconds, so that a burst of failures is announced once. */
const quietMs = 800;

/** Announces start, pause, failures and end, not every file. */
function UploadsAnnouncer({ summary }: { summary: UploadsSummary }) {
  const t = useTranslations('uploads');
  const { long, failed, cancelled } = useUploadsText(summary);
  const { phase, total } = summary;
  const state = phase === 'ended' ? `${long}.` : t(`spoken.${phase}`, { total });
  const words = total === 0 ? '' : [state, failed, cancelled].filter(Boolean).join(' ');
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), quietMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <span role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {spoken}
    </span>
  );
}

/** Confirms logging out during an upload. */
function UploadsDiscardDialog() {
  const t = useTranslations('uploads');
  const { items } = useTabStore(uploads);
  const confirmation = useTabStore(discardConfirmation);
  const onOpenChange = useCallback((open: boolean) => {
    if (!open) discardConfirmation.set(null);
  }, []);
  return (
    <ConfirmDialog
      open={confirmation !== null}
      onOpenChange={onOpenChange}
      title={t('logoutTitle')}
      confirmLabel={t('logoutConfirm')}
      danger
      onConfirm={() => {
        discardConfirmation.set(null);
        uploader.reset();
        confirmation?.onConfirm();
      }}
    >
      {t('logoutText', { count: countPending(items) })}
    </ConfirmDialog>
  );
}
