'use client';

import { Bookmark, BookmarkPlus, ChevronDown, Save } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { useViewActions, type ViewQuery } from './use-view-actions';
import { isChanged, viewAddress, type ListView, type SavedView, type ViewedList } from './view-address';
import { ViewRow, viewLinkClasses } from './view-row';

/** Loads zod, which the list itself does not need (docs/decisions/0063). */
const ViewNameForm = lazyPart(() => import('./view-name-form').then((module) => module.ViewNameForm));

interface ViewsButtonProps {
  list: ViewedList;
  /** Of the list's page and of the calls of its views. */
  addresses: { page: string; calls: string };
  /** Shows the whole list. */
  all: { label: string; href: string };
  views: readonly SavedView[];
  /** Id of the open view; another user's, or a deleted one, has no name here. */
  openId: string | null;
  /** What the list shows. */
  display: ListView;
  /** What a view saves of it. */
  query: ViewQuery;
  /** The list may open with a view. */
  hasDefault: boolean;
  /** All that a view sets, a line each. */
  describe: (view: SavedView) => string[];
  onChange: (patch: object) => void;
}

/** The user's saved views: opens, renames, deletes and saves them. */
export function ViewsButton(props: ViewsButtonProps) {
  const { list, addresses, all, views, display, query, hasDefault, describe, onChange } = props;
  const t = useTranslations('savedViews');
  const current = views.find(({ id }) => id === props.openId) ?? null;
  const changed = current !== null && isChanged(list, current, display);
  const hrefOf = (view: SavedView) => viewAddress(addresses.page, list, view);
  const onDeleted = ({ id }: SavedView) => id === current?.id && onChange({ view: 'all' });
  const actions = useViewActions({ path: addresses.calls, query, hrefOf, onDeleted });
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
          <span className="truncate max-sm:sr-only">{current?.name ?? t('title')}</span>
          {changed && <span className="text-ink-muted text-sm font-normal max-sm:sr-only">{t('changed')}</span>}
          <ChevronDown className="text-ink-muted max-sm:hidden" aria-hidden="true" />
        </Button>
      </PopoverTrigger>
      <PopoverContent className="flex w-80 flex-col p-0" aria-label={t('title')}>
        <ul className="min-h-0 overflow-y-auto p-1">
          <li>
            <Link href={all.href} prefetch={false} scroll={false} onClick={close} className={viewLinkClasses}>
              {all.label}
            </Link>
          </li>
          {views.map((view) =>
            editing === view.id ? (
              <li key={view.id}>
                <ViewNameForm
                  initial={view}
                  saveLabel={t('save')}
                  hasDefault={hasDefault}
                  onSave={(named) => actions.rename(view, named).then(stopEditing)}
                  onCancel={stopEditing}
                />
              </li>
            ) : (
              <ViewRow
                key={view.id}
                view={view}
                href={hrefOf(view)}
                current={view.id === current?.id}
                sets={describe(view)}
                onOpen={close}
                onDefault={hasDefault ? () => void actions.toggleDefault(view) : null}
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
              hasDefault={hasDefault}
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
