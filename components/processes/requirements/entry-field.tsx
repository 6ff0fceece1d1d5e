'use client';

import { CornerDownLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { maxCriterionText } from '@/lib/domain/process-enums';
import { isRefused } from '@/lib/requirement-review/review-requirement';
import { splitRequirements } from './requirement-list';
import { RequirementReviewNote } from './requirement-review-note';
import { useAddBeforeSubmit, useFieldInSight, useStoredText } from './use-list-field';

interface EntryFieldProps {
  /** Id of the field; the caller renders `${id}-hint`. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** Local-storage key of the text that is not added yet. */
  storageKey: string;
  /** Number of entries; the field stays in view as the list grows. */
  count: number;
  labels: { placeholder: string; add: string };
  /** Returns false when all were duplicates; the field then keeps the text. */
  onAdd: (texts: string[]) => boolean;
  error?: string | undefined;
  /** The result of the last action. */
  notice: string;
  removed: { text: string; onUndo: () => void } | null;
}

/**
 * Adds entries to a list: by Enter, by pasting several lines, or by submitting the form. Unlawful text stays in the
 * field with the reason.
 */
export function EntryField({ id, input, storageKey, count, labels, onAdd, error, notice, removed }: EntryFieldProps) {
  const common = useTranslations('common');
  const rule = useTranslations('validation');
  const [typed, setTyped] = useStoredText(storageKey);
  const texts = splitRequirements(typed);
  const unlawful = texts.some(isRefused);
  // It stays as it was pasted; the browser would cut it off.
  const isTooLong = texts.some((text) => text.length > maxCriterionText);
  /** Returns false when the text is unlawful or too long. */
  const takeTyped = () => {
    if (unlawful || isTooLong) return false;
    if (texts.length > 0 && onAdd(texts)) setTyped('');
    return true;
  };
  useAddBeforeSubmit(input, takeTyped);
  useFieldInSight(input, count);
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
    onAdd(texts);
  };
  return (
    <>
      <div className="mt-2 flex gap-2">
        <Input
          id={id}
          ref={input}
          value={typed}
          placeholder={labels.placeholder}
          aria-describedby={`${id}-hint ${id}-review ${id}-note`}
          aria-invalid={error || isTooLong ? true : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button onClick={addTyped} disabled={texts.length === 0 || unlawful || isTooLong}>
          <CornerDownLeft aria-hidden="true" />
          {labels.add}
        </Button>
      </div>
      <RequirementReviewNote id={`${id}-review`} text={typed} onUse={setTyped} className="mt-1" />
      <div id={`${id}-note`} aria-live="polite" className="text-ink-muted mt-1 min-h-5 text-sm">
        {isTooLong && <p className="text-negative-ink">{rule('max-length', { n: maxCriterionText })}</p>}
        {error && <p className="text-negative-ink">{error}</p>}
        {notice && <p>{notice}</p>}
        {removed && (
          <p>
            {removed.text}{' '}
            <button
              type="button"
              onClick={removed.onUndo}
              className="text-accent-ink rounded-sm font-medium hover:underline"
            >
              {common('undo')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
