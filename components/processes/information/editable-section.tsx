'use client';

import { PenLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { SectionKey } from '@/components/fields/processes/section-keys';
import { InformationSection } from './information-section';

/** The forms and their rules load on demand. */
const SectionEditForm = lazyPart(
  () => import('./section-edit-form').then((module) => module.SectionEditForm),
  () => <Skeleton className="h-24 w-full" />,
);

interface EditableSectionProps {
  section: SectionKey;
  title: string;
  processId: string;
  mayEdit: boolean;
  editing: boolean;
  /** There is an unsaved draft. */
  hasDraft: boolean;
  onEdit: () => void;
  onClose: () => void;
  /** The section's read view. */
  children: ReactNode;
}

/** A section that is edited in place. */
export function EditableSection(props: EditableSectionProps) {
  const { section, title, processId, mayEdit, editing, hasDraft, onEdit, onClose, children } = props;
  const t = useTranslations('processDetails.information');
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing && mayEdit) {
    return (
      <InformationSection title={title}>
        <SectionEditForm section={section} title={title} processId={processId} onClose={onClose} />
      </InformationSection>
    );
  }
  return (
    <InformationSection
      title={title}
      actions={
        mayEdit && (
          <span className="ml-auto flex items-center gap-2">
            {hasDraft && (
              <Button size="sm" onClick={onEdit}>
                {t('backToDraft')}
              </Button>
            )}
            <IconButton ref={editButton} size="sm" label={t('edit', { title })} onClick={onEdit}>
              <PenLine aria-hidden="true" />
            </IconButton>
          </span>
        )
      }
    >
      {children}
    </InformationSection>
  );
}
