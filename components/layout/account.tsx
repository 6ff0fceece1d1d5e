import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { useCurrentUser } from '@/components/users/current-user';

interface AccountProps {
  className?: string;
  /** Closes the sheet of a narrow screen. */
  onNavigate?: () => void;
}

/** The signed-in user, with a link to their own page, and their role. */
export function Account({ className, onNavigate }: AccountProps) {
  const t = useTranslations('layout');
  const user = useCurrentUser();
  return (
    <p className={cn('text-sm leading-4', className)}>
      <span className="sr-only">{t('signedInAs')} </span>
      <Link
        href="/account"
        prefetch={false}
        onClick={onNavigate}
        className="text-ink -my-0.5 block truncate rounded-sm py-0.5 hover:underline"
      >
        {user.firstName} {user.lastName}
      </Link>
      <span className="text-ink-muted block">{t(`role.${user.role}`)}</span>
    </p>
  );
}
