'use client';

import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CautionCard } from '@/components/ui/caution-card';
import type { HiddenText } from '@/lib/domain/cv-document';

/** More would push the results below out of view. */
const shownAtFirst = 3;

/** Text in the CV that a human reader cannot see; shown, never scored. */
export function HiddenTextCard({ hiddenText }: { hiddenText: readonly HiddenText[] }) {
  const t = useTranslations('analysis.hiddenText');
  const [all, setAll] = useState(false);
  if (hiddenText.length === 0) return null;
  const shown = all ? hiddenText : hiddenText.slice(0, shownAtFirst);
  return (
    <CautionCard id="hidden-text" icon={EyeOff} title={t('title')}>
      <p className="mt-1 max-w-prose text-sm text-pretty">{t('explained')}</p>
      <ul className="mt-2 space-y-2" aria-labelledby="hidden-text">
        {shown.map(({ page, text, reason }, index) => (
          <li key={index} className="bg-surface rounded-md border px-2.5 py-1.5 text-sm">
            <p className="text-ink-muted">{t('place', { page, reason: t(`reason.${reason}`) })}</p>
            <q className="break-words">{text}</q>
          </li>
        ))}
      </ul>
      {hiddenText.length > shownAtFirst && (
        <Button size="sm" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('all', { count: hiddenText.length })}
        </Button>
      )}
    </CautionCard>
  );
}
