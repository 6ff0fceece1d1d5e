'use client';

import { CornerDownLeft, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { RedFlagInput } from '@/lib/processes/schemas';
import { isListed, splitRequirements } from '../requirement-list';
import { isUnlawful, RequirementReviewNote } from '../requirement-review-note';
import { useAddBeforeSubmit, useFieldInSight } from '../use-list-field';

/** A red flag in the form; `key` is its identity on the screen only. */
export interface RedFlagDraft extends RedFlagInput {
  key: string;
}

interface RedFlagEditorProps {
  value: RedFlagDraft[];
  onChange: (value: RedFlagDraft[]) => void;
  error: string | undefined;
  errorAt: (index: number) => string | undefined;
}

/** Red flags by typing and Enter, or a list pasted at once; edited in place, removed with a way back. */
export function RedFlagEditor({ value, onChange, error, errorAt }: RedFlagEditorProps) {
  const t = useTranslations('processSections.redFlags');
  const common = useTranslations('common');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState('');
  const [removed, setRemoved] = useState<{ flag: RedFlagDraft; index: number } | null>(null);

  const add = (texts: string[]) => {
    const fresh = texts.filter((text, index) => !isListed(value, text) && texts.indexOf(text) === index);
    onChange([...value, ...fresh.map((text) => ({ key: crypto.randomUUID(), text }))]);
    setRemoved(null);
    setRepeated(fresh.length < texts.length ? (texts.find((text) => !fresh.includes(text)) ?? texts[0] ?? '') : '');
    return fresh.length > 0;
  };
  /** False: it must not be held against anybody, and stays in the field with the reason below it. */
  const takeTyped = () => {
    const texts = splitRequirements(typed);
    if (texts.some(isUnlawful)) return false;
    if (texts.length > 0 && add(texts)) setTyped('');
    return true;
  };
  useAddBeforeSubmit(input, takeTyped);
  useFieldInSight(input, value.length);
  const addTyped = () => {
    takeTyped();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    addTyped();
  };
  const onPaste = (event: ClipboardEvent) => {
    const texts = splitRequirements(event.clipboardData.getData('text/plain'));
    if (texts.length < 2) return;
    event.preventDefault();
    add(texts);
  };
  const remove = (index: number) => {
    const flag = value[index];
    if (!flag) return;
    onChange(value.filter((one) => one !== flag));
    setRemoved({ flag, index });
    setRepeated('');
    input.current?.focus();
  };
  const undo = () => {
    if (!removed) return;
    onChange(value.toSpliced(removed.index, 0, removed.flag));
    setRemoved(null);
    input.current?.focus();
  };
  return (
    <div>
      <Label htmlFor={id}>{t('label')}</Label>
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
              onChange={(text) => onChange(value.with(index, { ...flag, text }))}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <div className="mt-2 flex gap-2">
        <Input
          id={id}
          ref={input}
          value={typed}
          maxLength={500}
          placeholder={t('placeholder')}
          aria-describedby={`${id}-hint ${id}-review ${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button onClick={addTyped} disabled={typed.trim() === ''}>
          <CornerDownLeft aria-hidden="true" />
          {t('add')}
        </Button>
      </div>
      <RequirementReviewNote id={`${id}-review`} text={typed} onUse={setTyped} className="mt-1" />
      <div id={`${id}-note`} aria-live="polite" className="text-ink-muted mt-1 min-h-5 text-sm">
        {error && <p className="text-negative-ink">{error}</p>}
        {repeated && <p>{t('repeated', { text: repeated })}</p>}
        {removed && (
          <p>
            {t('removed', { text: removed.flag.text })}{' '}
            <button type="button" onClick={undo} className="text-accent-ink rounded-sm font-medium hover:underline">
              {common('undo')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

interface RedFlagRowProps {
  flag: RedFlagDraft;
  /** From 1. */
  place: number;
  error: string | undefined;
  onChange: (text: string) => void;
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
          maxLength={500}
          value={flag.text}
          aria-label={t('textOf', { place })}
          aria-invalid={error ? true : undefined}
          aria-describedby={cn(reviewId, error && errorId)}
          onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="hover:bg-hover focus-visible:bg-hover field-sizing-content min-h-8 min-w-0 flex-1 resize-none rounded-md bg-transparent px-1.5 py-1 focus-visible:outline-offset-0"
        />
        <IconButton size="sm" label={t('remove', { place })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <RequirementReviewNote id={reviewId} text={flag.text} onUse={onChange} className="px-1.5 pb-1" />
      {error && (
        <p id={errorId} className="text-negative-ink px-1.5 pb-1 text-sm">
          {error}
        </p>
      )}
    </li>
  );
}
