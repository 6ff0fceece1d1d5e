import type { ReactNode } from 'react';

/** A titled part of the summary. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b px-4 py-3 last:border-b-0">
      <h2 className="text-ink-muted mb-1.5 text-sm">{title}</h2>
      {children}
    </section>
  );
}
