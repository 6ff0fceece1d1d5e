'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Specimen } from './specimen';

export function BannerSection() {
  const t = useTranslations('styleguide.banners');
  const common = useTranslations('common');
  const banner = useBanner();
  const [undone, setUndone] = useState(0);
  const undo = { label: common('undo'), onClick: () => setUndone((count) => count + 1) };
  return (
    <Specimen title={t('title')}>
      <Button onClick={() => banner.showSuccess()}>{t('success')}</Button>
      <Button onClick={() => banner.showSuccess(t('archived'), { action: undo })}>{t('withUndo')}</Button>
      <Button onClick={() => banner.showError()}>{t('error')}</Button>
      <Button onClick={() => banner.showError(t('longText'))}>{t('longError')}</Button>
      <span className="text-ink-muted tabular-nums">{t('undone', { count: undone })}</span>
    </Specimen>
  );
}
