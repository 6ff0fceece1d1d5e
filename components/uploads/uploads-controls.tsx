'use client';

import { ChevronDown, ChevronUp, CircleX, Pause, Play, RotateCw, X, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { uploader } from './tab-uploader';
import type { UploadsSummary } from './uploads-summary';

interface UploadsControlsProps {
  summary: UploadsSummary;
  panelId: string;
  open: boolean;
  onToggle: () => void;
  toggle: RefObject<HTMLButtonElement | null>;
}

/** Icon only on a narrow screen. */
function ControlButton({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <Button size="sm" onClick={onClick}>
      <Icon aria-hidden="true" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}

function CancelUploads({ pending }: { pending: number }) {
  const t = useTranslations('uploads');
  const [asking, setAsking] = useState(false);
  const onOpenChange = useCallback((open: boolean) => setAsking(open), []);
  return (
    <>
      <ControlButton icon={CircleX} label={t('cancel')} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={onOpenChange}
        title={t('cancelTitle')}
        confirmLabel={t('cancelConfirm')}
        cancelLabel={t('cancelStay')}
        danger
        onConfirm={() => {
          setAsking(false);
          uploader.cancel();
        }}
      >
        {t('cancelText', { count: pending })}
      </ConfirmDialog>
    </>
  );
}

/** The bar's buttons. */
export function UploadsControls({ summary, panelId, open, onToggle, toggle }: UploadsControlsProps) {
  const t = useTranslations('uploads');
  const { phase, added, failed, cancelled, total, retryable } = summary;
  const ended = phase === 'ended';
  const Chevron = open ? ChevronDown : ChevronUp;
  return (
    <div className="flex shrink-0 items-center gap-1.5">
      {retryable > 0 && (
        <ControlButton
          icon={RotateCw}
          label={t(phase === 'held' ? 'retryHeld' : 'retryFailed')}
          onClick={() => uploader.retry()}
        />
      )}
      {/* One button, to keep the focus when it changes. */}
      {(phase === 'sending' || phase === 'paused') && (
        <ControlButton
          icon={phase === 'paused' ? Play : Pause}
          label={t(phase === 'paused' ? 'resume' : 'pause')}
          onClick={phase === 'paused' ? uploader.resume : uploader.pause}
        />
      )}
      {!ended && <CancelUploads pending={total - added - failed - cancelled} />}
      {(!ended || failed > 0) && (
        <IconButton
          ref={toggle}
          size="sm"
          label={t(open ? 'hide' : 'show')}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={onToggle}
        >
          <Chevron aria-hidden="true" />
        </IconButton>
      )}
      {ended && (
        <IconButton size="sm" label={t('dismissEverything')} onClick={uploader.reset}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
