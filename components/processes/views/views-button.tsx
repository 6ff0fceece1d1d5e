'use client';

import { Bookmark, BookmarkPlus, ChevronDown, Save } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { allProcessesAddress } from './process-list-view';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { useViewActions } from './use-view-actions';
import { ViewRow, viewLinkClasses } from './view-row';
import type { ViewsProps } from './views-props';

/** Brings zod along, which no list needs (docs/decisions/0063). */
const ViewNameForm = lazyPart(() => import('./view-name-form').then((module) => module.ViewNameForm));

/** Which form stands in the popover: a new view's, or the one of the view with that id. */
type Form = 'new' | { renamed: string } | null;

/** Saved views: which one is open, and behind it all of them, to open and change, and the way to save another. */
export function ViewsButton(props: ViewsProps) {
  const t = useTranslations('processes.views');
  const { all, current, changed } = props.views;
  const actions = useViewActions(props);
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState<Form>(null);
  const show = (next: boolean) => {
    setOpen(next);
    setForm(null);
  };
  const close = () => show(false);
  const renamed = typeof form === 'object' ? form?.renamed : null;
  return (
    <Popover open={open} onOpenChange={show}>
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
          {all.map((view) =>
            renamed === view.id ? (
              <li key={view.id}>
                <ViewNameForm
                  initial={view}
                  saveLabel={t('save')}
                  onSave={async ({ name, isDefault }) => {
                    await actions.rename(view, { name, isDefault });
                    setForm(null);
                  }}
                  onCancel={() => setForm(null)}
                />
              </li>
            ) : (
              <ViewRow
                key={view.id}
                view={view}
                current={view.id === current?.id}
                onOpen={close}
                onDefault={() => void actions.makeDefault(view, !view.isDefault)}
                onRename={() => setForm({ renamed: view.id })}
                onDelete={() => void actions.remove(view)}
              />
            ),
          )}
        </ul>
        {all.length === 0 && form === null && <p className="text-ink-muted px-3 pb-2 text-sm">{t('none')}</p>}
        <div className="border-t p-1">
          {form === 'new' ? (
            <ViewNameForm
              initial={{ name: '', isDefault: false }}
              saveLabel={t('saveNew')}
              onSave={async (named) => {
                await actions.saveAs(named);
                close();
              }}
              onCancel={() => setForm(null)}
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
              <Button variant="ghost" className="w-full justify-start px-2" onClick={() => setForm('new')}>
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
