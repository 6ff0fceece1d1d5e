'use client';

import { LayoutTemplate } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { useCan } from '@/components/users/current-user';

const TemplatesDialog = lazyPart(() => import('./templates-dialog').then((module) => module.TemplatesDialog));

/** Opens the templates of processes, for users who may create a process. */
export function TemplatesButton() {
  const t = useTranslations('processTemplates');
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan('process:write')) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <LayoutTemplate aria-hidden="true" />
        <span className="max-sm:sr-only">{t('title')}</span>
      </Button>
      {isOpen && <TemplatesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
