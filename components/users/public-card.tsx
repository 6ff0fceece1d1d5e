import type { ReactNode } from 'react';

interface PublicCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The column of a page without a session: sign-in, invitation, new password. */
export function PublicCard({ title, lead, children }: PublicCardProps) {
  return (
    // Positioned by the window's height: centring would shift while the page streams in.
    <div className="mx-auto w-full max-w-sm px-4 pt-[clamp(2rem,50dvh-23rem,9rem)] pb-10">
      <h1 className="text-2xl font-medium text-balance">{title}</h1>
      {lead && <p className="text-ink-muted mt-1 mb-6 text-pretty wrap-anywhere">{lead}</p>}
      {children}
    </div>
  );
}
