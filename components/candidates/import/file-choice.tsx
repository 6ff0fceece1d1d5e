'use client';

import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';

interface FileChoiceProps {
  label: string;
  hint: string;
  /** Of the chosen file. */
  name: string | null;
  accept: string;
  onFile: (file: File) => void;
}

/** A button that chooses one file, and the file's name. */
export function FileChoice({ label, hint, name, accept, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="min-w-0">
      <Button onClick={() => input.current?.click()}>
        <FileText aria-hidden="true" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again, corrected.
          target.value = '';
        }}
      />
      <p className="text-ink-muted mt-1 text-sm wrap-anywhere">{name ?? hint}</p>
    </div>
  );
}
