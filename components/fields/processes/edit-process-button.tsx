'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useScreenActions } from '@/components/keys/screen-actions';
import { Button, type ButtonProps } from '@/components/ui/button';
import { openProcessWizard } from './wizard-url';

interface EditProcessButtonProps {
  processId: string;
  variant?: ButtonProps['variant'];
  /** Defaults to "Edit". */
  children?: ReactNode;
}

/** Opens the wizard for the page's process. Render only for users who may edit it. */
export function EditProcessButton({ processId, variant, children }: EditProcessButtonProps) {
  const t = useTranslations('processWizard');
  const open = () => openProcessWizard(processId);
  useScreenActions([{ id: 'edit-process', label: t('edit'), icon: Pencil, onRun: open }]);
  return (
    <Button variant={variant} onClick={open}>
      <Pencil aria-hidden="true" />
      {children ?? <span className="max-sm:sr-only">{t('editButton')}</span>}
    </Button>
  );
}
