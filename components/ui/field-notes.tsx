import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names';

interface FieldNotesProps {
  /** Of the control; hint and error are `<id>-hint` and `<id>-error`. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** What stands under a control: its hint, and the rule that was broken, which is also announced. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <div id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </div>
      )}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={cn('text-negative-ink flex items-start gap-1.5 text-sm', !error && 'hidden')}
      >
        {error && <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
        {error}
      </p>
    </>
  );
}
