'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Label } from '@/components/ui/label';
import type { RedFlagInput } from '@/lib/domain/process-schemas';
import { EntryField } from '@/components/processes/requirements/entry-field';
import { isListed } from '@/components/processes/requirements/requirement-list';
import { RequirementReviewNote } from '@/components/processes/requirements/requirement-review-note';
import { ShortNameField } from '@/components/processes/requirements/short-name-field';
import { useRemoval } from '@/components/processes/requirements/use-list-field';

/** A red flag in the form; `key` is its React key. */
export interface RedFlagDraft extends RedFlagInput {
  key: string;
}

interface RedFlagEditorProps {
  value: RedFlagDraft[];
  onChange: (value: RedFlagDraft[]) => void;
  error: string | undefined;
  errorAt: (index: number) => string | undefined;
  /** See `EntryField`. */
  storageKey: string;
}

/** Edits red flags: add by Enter or by pasting lines, remove with undo. */
export function RedFlagEditor({ value, onChange, error, errorAt, storageKey }: RedFlagEditorProps) {
  const t = useTranslations('processSections.redFlags');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [repeated, setRepeated] = useState('');
  const removal = useRemoval(value, onChange, input);

  const add = (texts: string[]) => {
    const fresh = texts.filter((text, index) => !isListed(value, text) && texts.indexOf(text) === index);
    onChange([...value, ...fresh.map((text) => ({ key: crypto.randomUUID(), text }))]);
    removal.forget();
    setRepeated(fresh.length < texts.length ? (texts.find((text) => !fresh.includes(text)) ?? texts[0] ?? '') : '');
    return fresh.length > 0;
  };
  const remove = (index: number) => {
    removal.remove(index);
    setRepeated('');
  };
  return (
    <div>
      {/* Same text as the section's heading. */}
      <Label htmlFor={id} className="sr-only">
        {t('label')}
      </Label>
      <p id={`${id}-hint`} className="text-ink-muted text-sm">
        {t('hint')}
      </p>
      {value.length > 0 && (
        <ul className="bg-surface mt-2 divide-y overflow-hidden rounded-lg border">
          {value.map((flag, index) => (
            <RedFlagRow
              key={flag.key}
              flag={flag}
              place={index + 1}
              error={errorAt(index)}
              onChange={(changed) => onChange(value.with(index, changed))}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <EntryField
        id={id}
        input={input}
        storageKey={storageKey}
        count={value.length}
        labels={{ placeholder: t('placeholder'), add: t('add') }}
        onAdd={add}
        error={error}
        notice={repeated && t('repeated', { text: repeated })}
        removed={removal.removed && { text: t('removed', { text: removal.removed.text }), onUndo: removal.undo }}
      />
    </div>
  );
}

interface RedFlagRowProps {
  flag: RedFlagDraft;
  /** 1-based. */
  place: number;
  error: string | undefined;
  onChange: (flag: RedFlagDraft) => void;
  onRemove: () => void;
}

function RedFlagRow({ flag, place, error, onChange, onRemove }: RedFlagRowProps) {
  const t = useTranslations('processSections.redFlags');
  const [errorId, reviewId] = [`${flag.key}-error`, `${flag.key}-review`];
  return (
    <li className="px-2 py-1">
      <div className="flex items-start gap-1">
        <textarea
          rows={1}
          value={flag.text}
          aria-label={t('textOf', { place })}
          aria-invalid={error ? true : undefined}
          aria-describedby={cn(reviewId, error && errorId)}
          onChange={(event) => onChange({ ...flag, text: event.target.value.replace(/\s*\n\s*/g, ' ') })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="hover:bg-hover focus-visible:bg-hover field-sizing-content min-h-8 min-w-0 flex-1 resize-none rounded-md bg-transparent px-1.5 py-1 focus-visible:outline-offset-0"
        />
        <IconButton size="sm" label={t('remove', { place })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="px-1.5 pb-1 text-sm">
        <ShortNameField
          text={flag.text}
          label={t('shortNameOf', { place })}
          value={flag.shortName}
          onChange={(shortName) => onChange({ ...flag, shortName })}
        />
      </div>
      <RequirementReviewNote
        id={reviewId}
        text={flag.text}
        onUse={(text) => onChange({ ...flag, text })}
        className="px-1.5 pb-1"
      />
      {error && (
        <p id={errorId} className="text-negative-ink px-1.5 pb-1 text-sm">
          {error}
        </p>
      )}
    </li>
  );
}
