import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** Of the address that leads to it. */
  anchor?: string;
  children: ReactNode;
}

/** A part of one's own page. */
export function AccountSection({ title, anchor, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="bg-surface scroll-mt-4 rounded-lg border px-4 py-3">
      <h2 id={id} className="mb-3 font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}
