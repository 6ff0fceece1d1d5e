import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names';

interface FieldNotesProps {
  /** Id of the control; hint and error are `<id>-hint` and `<id>-error`. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Hint and error below a control; errors are announced. */
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
