'use client';

import { Bookmark, BookmarkPlus, ChevronDown, Save } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { ProcessViewDto } from '@/lib/saved-views/schemas';
import { allProcessesAddress } from './process-list-view';
import { useViewActions, type ViewQuery } from './use-view-actions';
import { ViewRow, viewLinkClasses } from './view-row';

/** Loads zod, which the list itself does not need (docs/decisions/0063). */
const ViewNameForm = lazyPart(() => import('./view-name-form').then((module) => module.ViewNameForm));

interface ViewsButtonProps {
  views: ProcessViewDto[];
  /** The open view. */
  current: ProcessViewDto | null;
  /** The list differs from the open view. */
  changed: boolean;
  /** What the list shows. */
  query: ViewQuery;
  onChange: (patch: object) => void;
}

/** The user's saved views: opens, renames, deletes and saves them. */
export function ViewsButton({ views, current, changed, query, onChange }: ViewsButtonProps) {
  const t = useTranslations('processes.views');
  const actions = useViewActions(query, ({ id }) => id === current?.id && onChange({ view: 'all' }));
  const [open, setOpen] = useState(false);
  /** Id of the view whose name is edited, or `new`. */
  const [editing, setEditing] = useState<string | null>(null);
  const toggle = (next: boolean) => {
    setOpen(next);
    setEditing(null);
  };
  const close = () => toggle(false);
  const stopEditing = () => setEditing(null);
  return (
    <Popover open={open} onOpenChange={toggle}>
      <PopoverTrigger asChild>
        <Button className="max-w-72 gap-1.5 px-2.5">
          <Bookmark className={current ? 'text-accent-ink' : 'text-ink-muted'} aria-hidden="true" />
          <span className="truncate">{current?.name ?? t('title')}</span>
          {changed && <span className="text-ink-muted text-sm font-normal">{t('changed')}</span>}
          <ChevronDown className="text-ink-muted" aria-hidden="true" />
        </Button>
      </PopoverTrigger>
      <PopoverContent className="flex max-h-[70dvh] w-80 flex-col p-0" aria-label={t('title')}>
        <ul className="min-h-0 overflow-y-auto p-1">
          <li>
            <Link
              href={allProcessesAddress}
              prefetch={false}
              scroll={false}
              onClick={close}
              className={viewLinkClasses}
            >
              {t('all')}
            </Link>
          </li>
          {views.map((view) =>
            editing === view.id ? (
              <li key={view.id}>
                <ViewNameForm
                  initial={view}
                  saveLabel={t('save')}
                  onSave={(named) => actions.rename(view, named).then(stopEditing)}
                  onCancel={stopEditing}
                />
              </li>
            ) : (
              <ViewRow
                key={view.id}
                view={view}
                current={view.id === current?.id}
                onOpen={close}
                onDefault={() => void actions.toggleDefault(view)}
                onRename={() => setEditing(view.id)}
                onDelete={() => void actions.remove(view)}
              />
            ),
          )}
        </ul>
        {views.length === 0 && editing === null && <p className="text-ink-muted px-3 pb-2 text-sm">{t('none')}</p>}
        <div className="border-t p-1">
          {editing === 'new' ? (
            <ViewNameForm
              initial={{ name: '', isDefault: false }}
              saveLabel={t('saveNew')}
              onSave={(named) => actions.saveAs(named).then(close)}
              onCancel={stopEditing}
            />
          ) : (
            <>
              {current && changed && (
                <Button
                  variant="ghost"
                  className="w-full justify-start px-2"
                  onClick={() => {
                    close();
                    void actions.saveChanges(current);
                  }}
                >
                  <Save aria-hidden="true" />
                  <span className="truncate">{t('saveChanges', { name: current.name })}</span>
                </Button>
              )}
              <Button variant="ghost" className="w-full justify-start px-2" onClick={() => setEditing('new')}>
                <BookmarkPlus aria-hidden="true" />
                {t('saveAs')}
              </Button>
            </>
          )}
        </div>
      </PopoverContent>
    </Popover>
  );
}
