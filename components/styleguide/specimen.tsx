import type { ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';

interface SpecimenProps {
  /** The state shown. */
  title: string;
  children: ReactNode;
  /** Class of the sample's container. */
  className?: string;
}

/** A titled sample of a primitive. */
export function Specimen({ title, children, className }: SpecimenProps) {
  return (
    <section className="min-w-0">
      <h3 className="text-ink-muted mb-2 text-sm">{title}</h3>
      <div className={cn('flex min-w-0 flex-wrap items-center gap-3', className)}>{children}</div>
    </section>
  );
}
