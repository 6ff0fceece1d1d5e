'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useWarningBeforeUnload } from '@/components/state/use-warning-before-unload';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Where a click leads in this tab, if that is another page of the product. */
function pageOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const opensElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link?.href || opensElsewhere || (link.target !== '' && link.target !== '_self') || link.download) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  return pathname + search + hash;
}

/**
 * While `active`, asks before unsaved input is left, by a link of the product or by closing the page. Not by `onNavigate` of
 * `next/link`: links in the guide's texts and in messages are not ours, and each of ours would need the handler.
 */
export function LeaveGuard({ active }: { active: boolean }) {
  const t = useTranslations('common.leave');
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);
  useWarningBeforeUnload(active);
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: MouseEvent) => {
      const page = pageOf(event);
      if (page === null) return;
      event.preventDefault();
      // Before the link's own handler, which would navigate.
      event.stopPropagation();
      setTarget(page);
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [active]);
  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(open) => {
        if (!open) setTarget(null);
      }}
      title={t('title')}
      confirmLabel={t('confirm')}
      danger
      onConfirm={() => {
        setTarget(null);
        if (target !== null) router.push(target);
      }}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
