import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { cn } from '@/components/ui/class-names';

function BrandMark() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
      <rect width="20" height="20" rx="5" className="fill-accent" />
      <path d="M5.5 6h9M5.5 14h5.5" className="stroke-on-accent opacity-55" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M5.5 10h9" className="stroke-on-accent" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

export function Brand({ className }: { className?: string }) {
  const t = useTranslations('common');
  return (
    <Link
      href="/"
      prefetch={false}
      className={cn('text-ink flex min-w-0 items-center gap-2 rounded-md font-medium', className)}
    >
      <BrandMark />
      <span className="truncate">{t('appName')}</span>
    </Link>
  );
}
