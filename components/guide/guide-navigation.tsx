'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

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
    <Link href={href} prefetch={false} aria-current={here ? 'page' : undefined}>
      {title}
    </Link>
  );
}

/** Written once here, not at each of the forty links of a page. */
const linkClasses =
  '[&_a]:text-ink-muted [&_a]:hover:bg-hover [&_a]:hover:text-ink [&_a]:block [&_a]:rounded-md [&_a]:px-2 [&_a]:py-1 ' +
  '[&_a]:text-pretty [&_a]:transition-colors [&_a[aria-current]]:bg-selected [&_a[aria-current]]:text-ink ' +
  '[&_a[aria-current]]:hover:bg-selected [&_a[aria-current]]:font-medium';

/** The guide's table of contents. */
export function GuideNavigation({ label, start, parts }: GuideNavigationProps) {
  return (
    <nav aria-label={label} className={linkClasses}>
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
