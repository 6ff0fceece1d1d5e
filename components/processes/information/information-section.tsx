import type { ReactNode } from 'react';

interface InformationSectionProps {
  /** For links to the section. */
  id?: string;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the process's information. */
export function InformationSection({ id, title, actions, children }: InformationSectionProps) {
  return (
    <section id={id} aria-label={title} className="group/section border-b px-5 py-4 last:border-b-0">
      <div className="mb-1.5 flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-ink-muted text-sm font-medium">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Labelled values in as many columns as fit. */
export function FactList({ facts }: { facts: readonly { key: string; label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
      {facts.map(({ key, label, value }) => (
        <div key={key} className="min-w-0">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
