'use client';

import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent, PointerEventHandler } from 'react';
import { RequirementChecks } from '@/components/analysis/requirement-checks';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Slider } from '@/components/ui/slider';
import type { RequirementCheck } from '@/lib/domain/requirement-check';
import type { RequirementDraft } from './requirement-list';
import { RequirementReviewNote } from './requirement-review-note';
import { ShortNameField } from './short-name-field';

interface RequirementRowProps {
  requirement: RequirementDraft;
  /** 1-based. */
  place: number;
  last: boolean;
  /** Being dragged. */
  dragged: boolean;
  onGrab: PointerEventHandler;
  /** How the rules check it; undefined: not known. */
  checks?: readonly RequirementCheck[] | undefined;
  error: string | undefined;
  onChange: (requirement: RequirementDraft) => void;
  /** −1 up, 1 down. */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

const necessities = ['REQUIRED', 'NICE_TO_HAVE'] as const;

/** A requirement: text, necessity and importance; moved by its handle, Alt and arrows, or buttons. */
export function RequirementRow(props: RequirementRowProps) {
  const { requirement, place, checks, error, onChange, onMove } = props;
  const t = useTranslations('processForm.requirement');
  const errorId = `${requirement.key}-error`;
  const reviewId = `${requirement.key}-review`;
  const checksId = `${requirement.key}-checks`;
  // The review says so already.
  const isChecked = checks !== undefined && checks[0]?.kind !== 'nothing';
  const importance = t(`importance.${requirement.importance}`);

  const onKeyDown = (event: KeyboardEvent) => {
    // Multi-line only to show long texts; line breaks are not allowed.
    if (event.key === 'Enter') event.preventDefault();
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const onHandleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={cn('flex flex-col py-1.5 pr-2 pl-1', props.dragged && 'bg-selected')}>
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-label={t('handle', { place })}
          onPointerDown={props.onGrab}
          onKeyDown={onHandleKey}
          className="text-ink-muted hover:bg-hover flex h-8 w-8 shrink-0 cursor-grab touch-none items-center justify-end rounded-md text-sm tabular-nums active:cursor-grabbing"
        >
          <GripVertical className="text-ink-faint size-3.5 shrink-0" aria-hidden="true" />
          {place}.
        </button>
        <textarea
          rows={1}
          value={requirement.text}
          aria-label={t('textOf', { place })}
          aria-invalid={error ? true : undefined}
          aria-describedby={cn(reviewId, isChecked && checksId, error && errorId)}
          onChange={(event) => onChange({ ...requirement, text: event.target.value.replace(/\s*\n\s*/g, ' ') })}
          onKeyDown={onKeyDown}
          className="hover:bg-hover focus-visible:bg-hover field-sizing-content min-h-8 min-w-0 flex-1 resize-none rounded-md bg-transparent px-1.5 py-1 focus-visible:outline-offset-0"
        />
        <IconButton size="sm" label={t('moveUp', { place })} disabled={place === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('moveDown', { place })} disabled={props.last} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('remove', { place })} onClick={props.onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-0.5 pl-9 text-sm">
        <div role="group" aria-label={t('necessityOf', { place })} className="flex rounded-md border p-px">
          {necessities.map((necessity) => (
            <button
              key={necessity}
              type="button"
              aria-pressed={requirement.necessity === necessity}
              onClick={() => onChange({ ...requirement, necessity })}
              className={cn(
                'text-ink-muted hover:text-ink h-6 rounded-sm px-2 whitespace-nowrap transition-colors',
                requirement.necessity === necessity && 'bg-selected text-ink font-medium',
              )}
            >
              {t(`necessity.${necessity}`)}
            </button>
          ))}
        </div>
        <div className="flex items-center gap-2">
          <Slider
            label={t('importanceOf', { place })}
            value={requirement.importance}
            min={1}
            max={5}
            valueText={importance}
            onValueChange={(value) => onChange({ ...requirement, importance: value })}
            className="w-24"
          />
          <span aria-hidden="true" className="text-ink-muted">
            {importance}
          </span>
        </div>
        <ShortNameField
          text={requirement.text}
          label={t('shortNameOf', { place })}
          value={requirement.shortName}
          onChange={(shortName) => onChange({ ...requirement, shortName })}
        />
      </div>
      <RequirementReviewNote
        id={reviewId}
        text={requirement.text}
        onUse={(text) => onChange({ ...requirement, text })}
        className="pt-1 pl-9"
      />
      {isChecked && <RequirementChecks id={checksId} checks={checks ?? []} className="pb-0.5 pl-9" />}
      {error && (
        <p id={errorId} className="text-negative-ink pl-9 text-sm">
          {error}
        </p>
      )}
    </li>
  );
}
