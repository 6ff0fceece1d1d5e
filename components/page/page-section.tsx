import type { ReactNode } from 'react';

interface PageSectionProps {
  /** Addresses lead to it by `#id`; the heading's id is `id-title`. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Keeps what is inside away from the edges. */
  isPadded?: boolean;
  children: ReactNode;
}

/** A card of a page, with its heading. */
export function PageSection({ id, title, intro, actions, isPadded = false, children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="bg-surface scroll-mt-4 overflow-hidden rounded-lg border"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-3 pb-3">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="font-medium">
            {title}
          </h2>
          {intro && <div className="text-ink-muted mt-1 max-w-3xl text-sm text-pretty">{intro}</div>}
        </div>
        {actions}
      </header>
      {isPadded ? <div className="px-4 pb-4">{children}</div> : children}
    </section>
  );
}
