'use client';

import { Archive, Plus, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Specimen } from './specimen';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export function ButtonSection() {
  const t = useTranslations('styleguide.buttons');
  return (
    <div className="grid grid-cols-1 gap-6">
      {variants.map((variant) => (
        <Specimen key={variant} title={t(`variant.${variant}`)}>
          <Button variant={variant}>{t('action')}</Button>
          <Button variant={variant}>
            <Plus aria-hidden="true" />
            {t('withIcon')}
          </Button>
          <Button variant={variant} disabled>
            {t('disabled')}
          </Button>
          <Button variant={variant} loading>
            {t('action')}
          </Button>
        </Specimen>
      ))}
      <Specimen title={t('sizes')}>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {t('action')}
          </Button>
        ))}
      </Specimen>
      <Specimen title={t('link')}>
        <Button asChild>
          <a href="#buttons">{t('link')}</a>
        </Button>
      </Specimen>
      <Specimen title={t('icons')}>
        <IconButton label={t('again')}>
          <RotateCw aria-hidden="true" />
        </IconButton>
        <IconButton label={t('archive')} variant="secondary">
          <Archive aria-hidden="true" />
        </IconButton>
        <IconButton label={t('again')} size="sm">
          <RotateCw aria-hidden="true" />
        </IconButton>
        <IconButton label={t('archive')} disabled>
          <Archive aria-hidden="true" />
        </IconButton>
      </Specimen>
    </div>
  );
}
