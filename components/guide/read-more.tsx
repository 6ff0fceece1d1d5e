import { BookOpen } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** A link to the section of the guide about a screen. */
export function ReadMore({ href, children }: { href: `/docs/${string}`; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="text-ink-muted hover:text-ink inline-flex items-center gap-1.5 rounded-sm text-sm hover:underline"
    >
      <BookOpen className="size-4 shrink-0" aria-hidden="true" />
      {children}
    </Link>
  );
}
