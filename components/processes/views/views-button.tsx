'use client';

import { Bookmark, ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useLatePopup } from '@/components/ui/use-late-popup';
import type { ViewsProps } from './views-props';

const loadPopover = () => import('./views-popover');

/** Saved views: which one is open, and behind it all of them. */
export function ViewsButton(props: ViewsProps) {
  const t = useTranslations('processes.views');
  const { popup, triggerProps } = useLatePopup('dialog', loadPopover);
  const { current, changed } = props.views;
  const button = (
    <Button className="max-w-72 gap-1.5 px-2.5" {...(popup ? {} : triggerProps)}>
      <Bookmark className={current ? 'text-accent-ink' : 'text-ink-muted'} aria-hidden="true" />
      <span className="truncate">{current?.name ?? t('title')}</span>
      {changed && <span className="text-ink-muted text-sm font-normal">{t('changed')}</span>}
      <ChevronDown className="text-ink-muted" aria-hidden="true" />
    </Button>
  );
  return popup ? <popup.ViewsPopover {...props} trigger={button} /> : button;
}
