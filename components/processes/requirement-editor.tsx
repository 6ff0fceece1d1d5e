'use client';

import { CornerDownLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { addRequirements, moveEntry, splitRequirements, type RequirementDraft } from './requirement-list';
import { isUnlawful, RequirementReviewNote } from './requirement-review-note';
import { RequirementRow } from './requirement-row';
import { useAddBeforeSubmit, useFieldInSight } from './use-list-field';
import { useDragOrder } from './use-drag-order';

interface RequirementEditorProps {
  value: RequirementDraft[];
  onChange: (value: RequirementDraft[]) => void;
  /** Of the list as a whole. */
  error?: string | undefined;
  /** Of the requirement at an index. */
  errorAt: (index: number) => string | undefined;
}

interface Removed {
  requirement: RequirementDraft;
  index: number;
}

/** Requirements by typing and Enter, or by pasting a list: every line becomes one. */
export function RequirementEditor({ value, onChange, error, errorAt }: RequirementEditorProps) {
  const t = useTranslations('processForm.requirement');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);

  const add = (texts: string[]) => {
    const { list: next, repeated } = addRequirements(
      value,
      texts.map((text) => ({ text })),
    );
    onChange(next);
    setRemoved(null);
    setNotice(repeated.length > 0 ? t('repeated', { count: repeated.length, text: repeated[0] ?? '' }) : '');
    return repeated.length < texts.length;
  };
  /** False: it must not be asked, and stays in the field with the reason below it. */
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
  const move = (from: number, to: number) => {
    const moved = value[from];
    if (!moved || to < 0 || to >= value.length) return;
    onChange(moveEntry(value, from, to));
    setNotice(t('moved', { text: moved.text, place: to + 1 }));
  };
  const list = useRef<HTMLOListElement>(null);
  const { dragged, grab } = useDragOrder(list, move);
  const remove = (index: number) => {
    const requirement = value[index];
    if (!requirement) return;
    onChange(value.filter((one) => one !== requirement));
    setRemoved({ requirement, index });
    setNotice('');
    input.current?.focus();
  };
  const undo = () => {
    if (!removed) return;
    onChange(value.toSpliced(removed.index, 0, removed.requirement));
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
        <ol ref={list} className="bg-surface mt-2 flex flex-col divide-y overflow-hidden rounded-lg border">
          {value.map((requirement, index) => (
            <RequirementRow
              key={requirement.key}
              requirement={requirement}
              place={index + 1}
              last={index === value.length - 1}
              dragged={dragged === index}
              onGrab={grab(index)}
              error={errorAt(index)}
              onChange={(changed) => onChange(value.with(index, changed))}
              onMove={(step) => move(index, index + step)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <div className="mt-2 flex gap-2">
        <Input
          id={id}
          ref={input}
          value={typed}
          maxLength={500}
          placeholder={t('placeholder')}
          aria-describedby={`${id}-hint ${id}-review ${id}-error`}
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
      <div id={`${id}-error`} aria-live="polite" className="text-ink-muted mt-1 min-h-5 text-sm">
        {error && <p className="text-negative-ink">{error}</p>}
        {notice && <p>{notice}</p>}
        {removed && (
          <p>
            {t('removed', { text: removed.requirement.text })}{' '}
            <button type="button" onClick={undo} className="text-accent-ink rounded-sm font-medium hover:underline">
              {t('undo')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
