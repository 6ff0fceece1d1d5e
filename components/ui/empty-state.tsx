import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  /** Why it is empty. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('mx-auto flex max-w-md flex-col items-center px-6 py-12 text-center', className)}>
      {Icon && (
        <span className="bg-surface text-ink-muted mb-3 grid size-10 place-items-center rounded-lg border">
          <Icon className="size-5" aria-hidden="true" />
        </span>
      )}
      <h2 className="text-lg font-medium text-balance">{title}</h2>
      {children && <div className="text-ink-muted mt-1 text-pretty">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
