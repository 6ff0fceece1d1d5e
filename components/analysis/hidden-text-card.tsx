'use client';

import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { HiddenText } from '@/lib/cv/cv-document';

/** Text that a human reader of the CV cannot see: shown as what it is, never scored. */
export function HiddenTextCard({ hiddenText }: { hiddenText: readonly HiddenText[] }) {
  const t = useTranslations('analysis.hiddenText');
  if (hiddenText.length === 0) return null;
  return (
    <section aria-labelledby="hidden-text" className="border-caution bg-caution-soft m-4 rounded-lg border p-3">
      <h2 id="hidden-text" className="text-caution-ink flex items-center gap-2">
        <EyeOff className="size-4 shrink-0" aria-hidden="true" />
        {t('title')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-pretty">{t('explained')}</p>
      <ul
        className="mt-2 max-h-64 space-y-2 overflow-y-auto"
        tabIndex={hiddenText.length > 3 ? 0 : undefined}
        aria-labelledby="hidden-text"
      >
        {hiddenText.map(({ page, text, reason }, index) => (
          <li key={index} className="bg-surface rounded-md border px-2.5 py-1.5 text-sm">
            <p className="text-ink-muted">{t('place', { page, reason: t(`reason.${reason}`) })}</p>
            <q className="break-words">{text}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}
