'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { holdKeys } from '@/components/state/held-keys';

/** The path of the previous history entry; null when unknown. */
function pathBefore(): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  return before?.url ? new URL(before.url).pathname : null;
}

/**
 * Returns to the list from which the user came, the page at `href` or the home page, at its place in history; otherwise
 * it opens `href`.
 *
 * @param from paths of other pages to which it returns
 */
export function useReturn(href: string, from: readonly string[] = []): () => void {
  const router = useRouter();
  return () => {
    const before = pathBefore();
    if (before !== href && before !== '/' && !from.includes(before ?? '')) return router.push(href);
    // Going back begins a moment later, and the next key is not meant for this page any more.
    holdKeys(new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true })));
    router.back();
  };
}

interface BackLinkProps {
  href: string;
  /** Paths of other pages to which it returns. */
  from?: readonly string[];
  children: ReactNode;
}

/**
 * A link to the parent page. If the user came from there it goes back in history, which restores filters, page and
 * scroll position.
 */
export function BackLink({ href, from = [], children }: BackLinkProps) {
  const router = useRouter();
  return (
    <Link
      prefetch={false}
      href={href}
      className="text-ink-muted hover:text-ink -ml-0.5 inline-flex items-center gap-1 rounded-sm text-sm hover:underline max-sm:min-h-8 max-sm:min-w-8"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        const before = pathBefore();
        if (before !== href && !from.includes(before ?? '')) return;
        event.preventDefault();
        router.back();
      }}
    >
      <ArrowLeft className="size-3.5 max-sm:size-4" aria-hidden="true" />
      {children}
    </Link>
  );
}
