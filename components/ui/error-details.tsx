'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from './button';

export interface ErrorDetail {
  id: 'message' | 'time' | 'code' | 'address' | 'method' | 'requestId';
  value: string | undefined;
}

/** Copies the text; where that is not allowed (plain HTTP), selects it instead. */
async function copyText(box: HTMLElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(box);
    return false;
  }
}

/** Details for support, with a copy button. Unknown ones are omitted. */
export function ErrorDetails({ details }: { details: readonly ErrorDetail[] }) {
  const t = useTranslations('fatalError.details');
  const box = useRef<HTMLDListElement>(null);
  const [copied, setCopied] = useState(false);
  const known = details.flatMap(({ id, value }) => (value ? [{ id, value }] : []));
  const copy = async () => {
    const lines = known.map(({ id, value }) => `${t(id)}: ${value}`);
    if (box.current) setCopied(await copyText(box.current, lines.join('\n')));
  };
  return (
    <>
      <dl
        ref={box}
        className="bg-surface text-ink mt-4 grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-lg border p-3 text-left text-sm"
      >
        {known.map(({ id, value }) => (
          <div key={id} className="contents">
            <dt className="text-ink-muted">{t(id)}</dt>
            <dd className="wrap-anywhere select-all" suppressHydrationWarning>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="ghost" size="sm" className="mt-2" onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
      </Button>
    </>
  );
}
