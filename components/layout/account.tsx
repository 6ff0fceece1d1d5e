import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { useCurrentUser } from '@/components/users/current-user';

/** The signed-in user and their role. */
export function Account({ className }: { className?: string }) {
  const t = useTranslations('layout');
  const user = useCurrentUser();
  return (
    <p className={cn('text-sm leading-4', className)}>
      <span className="sr-only">{t('signedInAs')} </span>
      <span className="text-ink block">
        {user.firstName} {user.lastName}
      </span>
      <span className="text-ink-muted block">{t(`role.${user.role}`)}</span>
    </p>
  );
}
