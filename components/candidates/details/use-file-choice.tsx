import { useRef, type ReactNode } from 'react';
import { addedFileTypes } from '@/lib/candidates/cv/upload-limits';

interface FileChoice {
  /** Opens the system's dialog. */
  choose: () => void;
  /** Must be on the page. */
  input: ReactNode;
}

/** Lets a person choose the file of a CV. */
export function useFileChoice(label: string, onFiles: (files: readonly File[]) => void): FileChoice {
  const input = useRef<HTMLInputElement>(null);
  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        accept={addedFileTypes}
        className="hidden"
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    ),
  };
}
