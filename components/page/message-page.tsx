import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageBody } from './page-body';

interface MessagePageProps {
  icon: LucideIcon;
  title: string;
  message: string;
  subMessage?: string;
  children?: ReactNode;
}

/** A full page with a single message. */
export function MessagePage({ icon: Icon, title, message, subMessage, children }: MessagePageProps) {
  return (
    <PageBody className="min-h-full">
      <div className="m-auto flex max-w-md flex-col items-center px-6 py-16 text-center">
        <span className="bg-surface text-ink-muted mb-4 grid size-11 place-items-center rounded-lg border">
          <Icon className="size-5" aria-hidden="true" />
        </span>
        <h1 className="text-xl font-medium text-balance">{title}</h1>
        <p className="mt-2 text-pretty">{message}</p>
        {subMessage && <p className="text-ink-muted mt-1 text-pretty">{subMessage}</p>}
        {children && <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>}
      </div>
    </PageBody>
  );
}
