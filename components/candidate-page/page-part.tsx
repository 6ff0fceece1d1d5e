import { useId, type ReactNode } from 'react';

interface PagePartProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A part of a candidate's page, with a heading. */
export function PagePart({ title, lead, children }: PagePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-surface rounded-lg border px-4 py-4">
      <h2 id={id} className="font-medium text-balance">
        {title}
      </h2>
      {lead && <p className="text-ink-muted mt-1 text-pretty">{lead}</p>}
      {children && <div className="mt-3 flex flex-col items-start gap-3">{children}</div>}
    </section>
  );
}
