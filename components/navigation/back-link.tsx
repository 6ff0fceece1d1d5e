'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

/** The path of the page before this one in the tab's history; null where the browser does not tell. */
function pathBefore(): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  return before?.url ? new URL(before.url).pathname : null;
}

/** One page up. Where the person came from there, it is as they left it: filters, page and scrolling. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  const router = useRouter();
  return (
    <Link
      prefetch={false}
      href={href}
      className="text-ink-muted hover:text-ink -ml-0.5 inline-flex items-center gap-1 rounded-sm text-sm hover:underline"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || pathBefore() !== href) return;
        event.preventDefault();
        router.back();
      }}
    >
      <ArrowLeft className="size-3.5" aria-hidden="true" />
      {children}
    </Link>
  );
}
