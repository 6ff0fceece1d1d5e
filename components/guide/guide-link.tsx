import Link from 'next/link';
import type { ReactNode } from 'react';

const classes = 'text-accent-ink rounded-sm underline underline-offset-2';

/** A link between the guide's source files, by name and anchor, becomes the URL in the product. */
function toHref(target: string): string {
  return target.replace(/^([a-z-]+)\.md(?=#|$)/, '/docs/$1');
}

/** A link in the guide: to another page, within the product, or external. */
export function GuideLink({ target, children }: { target: string; children: ReactNode }) {
  if (/^https?:/.test(target)) {
    return (
      <a href={target} rel="noreferrer" className={classes}>
        {children}
      </a>
    );
  }
  return (
    <Link href={toHref(target)} prefetch={false} className={classes}>
      {children}
    </Link>
  );
}
