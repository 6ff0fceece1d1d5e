'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Label } from '@/components/ui/label';
import type { RequirementCheck } from '@/lib/domain/requirement-check';
import { EntryField } from './entry-field';
import { addRequirements, moveEntry, type RequirementDraft } from './requirement-list';
import { RequirementRow } from './requirement-row';
import { useDragOrder } from './use-drag-order';
import { useRemoval } from './use-list-field';

interface RequirementEditorProps {
  value: RequirementDraft[];
  onChange: (value: RequirementDraft[]) => void;
  /** Error of the whole list. */
  error?: string | undefined;
  /** Error of the requirement at an index. */
  errorAt: (index: number) => string | undefined;
  /** See `EntryField`. */
  storageKey: string;
  /** How the rules check a text; undefined: not known, or a model reads it. */
  checksOf?: ((text: string) => readonly RequirementCheck[] | undefined) | undefined;
  /** The model that reads the requirements. */
  model?: string | null;
}

/** Edits requirements: add by Enter or by pasting lines, reorder, remove with undo. */
export function RequirementEditor(props: RequirementEditorProps) {
  const { value, onChange, error, errorAt, storageKey, checksOf, model } = props;
  const t = useTranslations('processForm.requirement');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState('');
  const removal = useRemoval(value, onChange, input);

  const add = (texts: string[]) => {
    const { list: next, repeated } = addRequirements(
      value,
      texts.map((text) => ({ text })),
    );
    onChange(next);
    removal.forget();
    setNotice(repeated.length > 0 ? t('repeated', { count: repeated.length, text: repeated[0] ?? '' }) : '');
    return repeated.length < texts.length;
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
    removal.remove(index);
    setNotice('');
  };
  return (
    <div>
      <Label htmlFor={id}>{t('label')}</Label>
      <p id={`${id}-hint`} className="text-ink-muted text-sm">
        {t('hint')}
        {model && ` ${t('readByModel', { model })}`}
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
              checks={checksOf?.(requirement.text)}
              error={errorAt(index)}
              onChange={(changed) => onChange(value.with(index, changed))}
              onMove={(step) => move(index, index + step)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <EntryField
        id={id}
        input={input}
        storageKey={storageKey}
        count={value.length}
        labels={{ placeholder: t('placeholder'), add: t('add') }}
        onAdd={add}
        error={error}
        notice={notice}
        removed={removal.removed && { text: t('removed', { text: removal.removed.text }), onUndo: removal.undo }}
      />
    </div>
  );
}
