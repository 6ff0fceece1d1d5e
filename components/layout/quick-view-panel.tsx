'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { useWideScreen } from '@/components/state/use-wide-screen';
import { useQuickView } from '@/components/navigation/use-quick-view';

/** A 300 px column beside the page; a sheet on a narrow screen. */
export function QuickViewPanel({ children }: { children: ReactNode }) {
  const t = useTranslations('layout');
  const { visible, toggle } = useQuickView();
  const wide = useWideScreen();
  if (!visible) return null;
  if (!wide) {
    return (
      <Sheet open onOpenChange={toggle} title={t('quickView.title')}>
        {children}
      </Sheet>
    );
  }
  return (
    <aside
      id="quick-view"
      aria-label={t('quickView.title')}
      // May hold nothing focusable, so it must be focusable to scroll by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="animate-slide-in-right bg-surface w-[300px] shrink-0 overflow-y-auto border-l focus-visible:-outline-offset-2 print:hidden"
    >
      {children}
    </aside>
  );
}
