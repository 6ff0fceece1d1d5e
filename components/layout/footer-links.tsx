import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { cn } from '@/components/ui/class-names';

const links = ['contact', 'privacy', 'terms'] as const;

/** The footer of specification section 1. */
export function FooterLinks({ className }: { className?: string }) {
  const t = useTranslations('layout.footer');
  return (
    <footer className={cn('text-ink-muted text-sm', className)}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {links.map((id) => (
          <li key={id}>
            <Link href={`/${id}`} prefetch={false} className="hover:text-ink rounded-sm hover:underline">
              {t(id)}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
