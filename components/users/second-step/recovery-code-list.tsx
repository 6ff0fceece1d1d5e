'use client';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { saveFile } from '@/components/cv/save-file';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/use-copy';

interface RecoveryCodeListProps {
  codes: string[];
  /** Whose they are, for the paper and the file. */
  email: string;
  onKept: () => void;
}

/** New recovery codes. They are shown this once. */
export function RecoveryCodeList({ codes, email, onKept }: RecoveryCodeListProps) {
  const t = useTranslations('secondStep.codes');
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, copy } = useCopy(codes.join('\n'));
  const text = [t('heading', { email }), '', ...codes, ''].join('\n');
  // The form with the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex max-w-md flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {t('title')}
      </h3>
      <p className="text-pretty">{t('text')}</p>
      <ul className="bg-sunken grid grid-cols-1 gap-x-6 gap-y-1 rounded-md px-3 py-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>
          {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {state === 'copied' ? t('copied') : t('copy')}
        </Button>
        <Button onClick={() => printText(text)}>
          <Printer aria-hidden="true" />
          {t('print')}
        </Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('fileName'))}>
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
      </div>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {state === 'failed' && t('copyFailed')}
      </p>
      <Button variant="primary" className="self-start" onClick={onKept}>
        {t('done')}
      </Button>
    </div>
  );
}

/** Prints a text alone, without the page around it. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument?.createElement('pre');
  if (page) {
    page.textContent = text;
    frame.contentDocument?.body.append(page);
  }
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
