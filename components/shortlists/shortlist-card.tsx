import { useId, type ReactNode } from 'react';

/** A card beside the answers of a shortlist. */
export function ShortlistCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-surface rounded-lg border px-4 py-3">
      <h2 id={id} className="mb-1 font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}
