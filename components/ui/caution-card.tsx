import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface CautionCardProps {
  /** Of the heading, which names the card. */
  id: string;
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** Something about a CV that a recruiter should know before relying on what stands below. */
export function CautionCard({ id, icon: Icon, title, children }: CautionCardProps) {
  return (
    <section aria-labelledby={id} className="border-caution bg-caution-soft m-4 rounded-lg border p-3">
      <h2 id={id} className="text-caution-ink flex items-center gap-2">
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {title}
      </h2>
      {children}
    </section>
  );
}
