import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';

interface RowLinkProps {
  href: string;
  title: string;
  detail?: ReactNode;
  children?: ReactNode;
  /** Instead of following the link. */
  onOpen?: () => void;
}

/** A list row that is a link: title, detail, and content at the right. */
export function RowLink({ href, title, detail, children, onOpen }: RowLinkProps) {
  return (
    <li className="border-t">
      <Link
        href={href}
        prefetch={false}
        data-row-link
        onClick={(event) => {
          if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
        className="hover:bg-hover flex min-h-12 items-center justify-between gap-4 px-4 py-2 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className={cn('line-clamp-3 break-words', detail && 'font-medium')}>{title}</span>
          {detail && (
            <span className="text-ink-muted line-clamp-3 text-sm text-pretty break-words sm:line-clamp-2">
              {detail}
            </span>
          )}
        </span>
        {children && <span className="shrink-0">{children}</span>}
      </Link>
    </li>
  );
}
