import type { ReactNode } from 'react';

interface DashboardSectionProps {
  id: string;
  title: string;
  aside?: ReactNode;
  /** Shown instead of an empty list. */
  empty: string | false;
  children: ReactNode;
}

export function DashboardSection({ id, title, aside, empty, children }: DashboardSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="bg-surface overflow-hidden rounded-lg border">
      <header className="flex items-baseline justify-between gap-4 px-4 pt-3 pb-2">
        <h2 id={`${id}-title`} className="font-medium">
          {title}
        </h2>
        {aside && <div className="text-ink-muted text-sm tabular-nums">{aside}</div>}
      </header>
      {empty ? <p className="text-ink-muted px-4 pb-4 text-pretty">{empty}</p> : children}
    </section>
  );
}
