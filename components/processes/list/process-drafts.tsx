'use client';

import { ChevronRight, PencilLine, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { openProcessWizard } from '@/components/fields/processes/wizard-url';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { useCurrentUser } from '@/components/users/current-user';
import type { ProcessListItem } from '@/lib/domain/process-schemas';
import { DeleteProcess } from './delete-process';
import { useDeleteDraft, useDrafts } from './use-drafts';
import { useTypedDraft } from './use-typed-draft';

interface DraftRowProps {
  name: string;
  /** Who began it, and when. */
  facts: string;
  onContinue: () => void;
  /** Null: read only. */
  onDelete: (() => void) | null;
  disabled: boolean;
}

function DraftRow({ name, facts, onContinue, onDelete, disabled }: DraftRowProps) {
  const t = useTranslations('processes.drafts');
  return (
    <li className="flex min-h-10 items-center gap-2 border-t px-3 py-1">
      <button
        type="button"
        className="min-w-0 flex-1 truncate text-left font-medium hover:underline"
        onClick={onContinue}
      >
        {name}
      </button>
      <span className="text-ink-muted truncate text-sm max-sm:hidden">{facts}</span>
      {onDelete && (
        <>
          <IconButton size="sm" label={t('continue', { name })} onClick={onContinue}>
            <PencilLine aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={t('delete', { name })} disabled={disabled} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}

const nameOf = ({ createdBy }: ProcessListItem) => `${createdBy.firstName} ${createdBy.lastName}`;

interface StoredDraftProps {
  draft: ProcessListItem;
  mayEdit: boolean;
  onDelete: (draft: ProcessListItem) => void;
  disabled: boolean;
}

function StoredDraft({ draft, mayEdit, onDelete, disabled }: StoredDraftProps) {
  const router = useRouter();
  const t = useTranslations('processes.drafts');
  const format = useFormatter();
  const { id, name, date } = draft;
  return (
    <DraftRow
      name={name}
      facts={t('begun', { name: nameOf(draft), date: format.dateTime(new Date(date), { dateStyle: 'medium' }) })}
      disabled={disabled}
      onContinue={() => (mayEdit ? openProcessWizard(id) : router.push(`/processes/${id}`))}
      onDelete={mayEdit ? () => onDelete(draft) : null}
    />
  );
}

/** The processes whose creation was not finished, together above the table; who may only read opens them. */
export function ProcessDrafts({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('processes.drafts');
  const { userId } = useCurrentUser();
  const [asked, setAsked] = useState<ProcessListItem | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const drafts = useDrafts().data;
  const typed = useTypedDraft();
  const remove = useDeleteDraft();
  const onDelete = (draft: ProcessListItem) => {
    if (draft.createdBy.userId === userId) return remove.mutate(draft);
    setAsked(draft);
    setIsAsking(true);
  };
  const count = (drafts?.totalItems ?? 0) + (typed ? 1 : 0);
  if (count === 0) return null;
  return (
    <section aria-label={t('title')} className="shrink-0 border-b">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          className="hover:bg-hover flex min-h-10 w-full items-center gap-1.5 px-3 text-left font-medium"
          onClick={() => setOpen(!open)}
        >
          <ChevronRight className={cn('size-4 shrink-0', open && 'rotate-90')} aria-hidden="true" />
          {t('count', { count })}
        </button>
      </h2>
      {open && (
        <ul className="max-h-64 overflow-y-auto">
          {typed && (
            <DraftRow
              name={typed.name}
              facts={t('typed')}
              disabled={false}
              onContinue={() => openProcessWizard(null)}
              onDelete={typed.remove}
            />
          )}
          {drafts?.items.map((draft) => (
            <StoredDraft
              key={draft.id}
              draft={draft}
              mayEdit={mayEdit}
              onDelete={onDelete}
              disabled={remove.isPending}
            />
          ))}
        </ul>
      )}
      {asked && (
        <DeleteProcess process={asked} owner={nameOf(asked)} open={isAsking} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}
