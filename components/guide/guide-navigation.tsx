'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from '@/components/ui/class-names';

interface GuideNavigationLink {
  href: string;
  title: string;
}

interface GuideNavigationProps {
  label: string;
  start: GuideNavigationLink;
  parts: { title: string; pages: GuideNavigationLink[] }[];
}

function PageLink({ href, title }: GuideNavigationLink) {
  const here = usePathname() === href;
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={here ? 'page' : undefined}
      className={cn(
        'text-ink-muted hover:bg-hover hover:text-ink block rounded-md px-2 py-1 text-pretty transition-colors',
        here && 'bg-selected text-ink hover:bg-selected font-medium',
      )}
    >
      {title}
    </Link>
  );
}

/** The guide's table of contents. */
export function GuideNavigation({ label, start, parts }: GuideNavigationProps) {
  return (
    <nav aria-label={label}>
      <PageLink {...start} />
      {parts.map(({ title, pages }) => (
        <div key={title} className="mt-4">
          <p className="text-ink-faint px-2 pb-1 text-sm">{title}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <PageLink {...page} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
